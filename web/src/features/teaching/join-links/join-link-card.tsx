import type { JoinLink, SchoolClass } from '@classeur/contracts'
import {
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconPrinter,
  IconRefresh,
  IconSettings,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag, type Tone } from '../../../components/feedback/tag.tsx'
import type { JoinLinkActions } from './use-join-link-actions.ts'
import { JoinLinkFacts } from './join-link-facts.tsx'
import { JoinLinkSettings } from './join-link-settings.tsx'
import classes from './join-link-card.module.css'
import { JoinSlip } from './join-slip.tsx'
import { QrCode } from './qr-code.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

const tones: Record<JoinLink['state'], Tone> = {
  open: 'board',
  asks: 'sky',
  paused: 'sun',
  'used-up': 'sun',
  expired: 'sun',
}

interface JoinLinkCardProps {
  link: JoinLink
  schoolClass: SchoolClass
  actions: JoinLinkActions
  canChange: boolean
}

/** A join link: its address, QR code, state and actions. */
export function JoinLinkCard({ link, schoolClass, actions, canChange }: JoinLinkCardProps) {
  const { t } = useTranslation('teaching')
  const [shown, setShown] = useState<'settings' | 'reset' | 'slip' | null>(null)
  const close = () => setShown(null)
  const PauseIcon = link.paused ? IconPlayerPlay : IconPlayerPause
  return (
    <section className={classes.card} aria-label={t(`link.${link.audience}.title`)}>
      <header className={classes.head}>
        <h3 className={classes.title}>{t(`link.${link.audience}.title`)}</h3>
        <Tag tone={tones[link.state]}>{t(`link.${link.audience}.state.${link.state}`)}</Tag>
      </header>
      <div className={classes.link}>
        <QrCode text={link.url} label={t('link.qr')} />
        <div className={classes.facts}>
          <p className={classes.address} dir="ltr">
            {link.url}
          </p>
          <JoinLinkFacts link={link} />
        </div>
      </div>
      <div className="actions">
        <Button small icon={<IconCopy size={16} aria-hidden />} onClick={() => void actions.copy(link)}>
          {t('link.copy')}
        </Button>
        <Button small icon={<IconPrinter size={16} aria-hidden />} onClick={() => setShown('slip')}>
          {t('link.print')}
        </Button>
        {canChange && (
          <>
            <Button small icon={<PauseIcon size={16} aria-hidden />} onClick={() => void actions.pause(link)}>
              {t(link.paused ? 'link.resume' : 'link.pause')}
            </Button>
            <Button small icon={<IconSettings size={16} aria-hidden />} onClick={() => setShown('settings')}>
              {t('link.settings')}
            </Button>
            <Button small icon={<IconRefresh size={16} aria-hidden />} onClick={() => setShown('reset')}>
              {t('link.reset')}
            </Button>
          </>
        )}
      </div>
      {shown === 'settings' && <JoinLinkSettings link={link} onSave={actions.change} onClose={close} />}
      {shown === 'reset' && <ResetLinkDialog onReset={() => actions.reset(link)} onClose={close} />}
      {shown === 'slip' && <JoinSlip link={link} schoolClass={schoolClass} onPrinted={close} />}
    </section>
  )
}
