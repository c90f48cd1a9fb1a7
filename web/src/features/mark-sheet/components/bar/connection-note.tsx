import { IconCloudOff, IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button, LinkButton } from '../../../../components/ui/button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetState } from '../panels/use-sheet.ts'
import classes from './sheet-banner.module.css'

/** Without the server, or without a session: how many cells this device keeps, and what happens next. */
export function ConnectionNote({ engine }: { engine: SheetEngine }) {
  const { t } = useTranslation('mark-panels')
  const { pathname } = useLocation()
  const { save, unsent } = useSheetState(engine)
  if (save !== 'offline' && save !== 'signed-out') return null
  const Shown = save === 'offline' ? IconCloudOff : IconUserOff
  return (
    <div className={classes.note} role="status">
      <Shown size={18} aria-hidden />
      <span className={classes.noteWords}>
        {unsent > 0 ? t(`connection.${save}.kept`, { count: unsent }) : t(`connection.${save}.nothing`)}
      </span>
      {save === 'offline' ? (
        <Button small onClick={() => void engine.refresh()}>
          {t('connection.retry')}
        </Button>
      ) : (
        <LinkButton small to={`/login?redirect_to=${encodeURIComponent(pathname)}`}>
          {t('connection.signIn')}
        </LinkButton>
      )}
    </div>
  )
}
