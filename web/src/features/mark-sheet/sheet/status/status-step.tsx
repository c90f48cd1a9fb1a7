import type { ExamStatus } from '@classeur/contracts'
import { IconChecks, IconLockOpen, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { checksOf } from '../../model/figures/sheet-figures.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { MissingDialog } from './missing-dialog.tsx'
import classes from './status-step.module.css'
import { useChangeStatus } from './use-change-status.ts'

interface StatusStepProps {
  engine: SheetEngine
  onOpenChecks: () => void
  plain: boolean
}

const nextOf: Partial<Record<ExamStatus, 'reviewed' | 'released'>> = {
  draft: 'reviewed',
  marking: 'reviewed',
  reviewed: 'released',
}
const toneOf = { draft: 'plain', marking: 'sun', reviewed: 'sky', released: 'board' } as const
const iconOf = { reviewed: IconChecks, released: IconSend }

/** The exam's status, with buttons for the steps the person may take, or a line that says who may. */
export function StatusStep({ engine, onOpenChecks, plain }: StatusStepProps) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  const readOnly = useSheetField(engine, 'readOnly')
  const [asked, setAsked] = useState<'reviewed' | 'released' | null>(null)
  const change = useChangeStatus(engine)
  const { status } = sheet.exam
  const isSettled = status === 'reviewed' || status === 'released'
  const isLocked = readOnly === 'archived' || readOnly === 'over-limit'
  const following = isLocked ? undefined : nextOf[status]
  const mayTake = { reviewed: sheet.may.change, released: sheet.may.release }
  const next = following && mayTake[following] ? following : undefined
  const NextIcon = next && iconOf[next]

  const ask = (to: 'reviewed' | 'released') => {
    const { unsent, unread, refused, conflicts } = engine.state()
    const waiting = unsent + unread.length + refused.length + conflicts.length
    if (checksOf(engine.state().sheet, engine.rows()).toEnter > 0 || waiting > 0) setAsked(to)
    else void change.submit(to)
  }
  return (
    <div className={classes.step}>
      {(isSettled || !next) && <Tag tone={toneOf[status]}>{t(`step.${status}.name`)}</Tag>}
      {isSettled && sheet.may.reopen && !isLocked && (
        <Button
          busy={change.busy}
          icon={<IconLockOpen size={18} aria-hidden />}
          onClick={() => void change.submit('marking')}
        >
          {t('step.reopen')}
        </Button>
      )}
      {next && NextIcon && (
        <Button
          look={plain ? 'default' : 'primary'}
          busy={change.busy}
          icon={<NextIcon size={18} aria-hidden />}
          onClick={() => ask(next)}
        >
          {t(`step.${next}.go`)}
        </Button>
      )}
      {following && !next && <p className={classes.why}>{t(`step.${status}.why`)}</p>}
      {asked && (
        <MissingDialog
          engine={engine}
          to={asked}
          busy={change.busy}
          onClose={() => setAsked(null)}
          onGo={() => void change.submit(asked).then((worked) => worked && setAsked(null))}
          onShow={() => {
            setAsked(null)
            onOpenChecks()
          }}
        />
      )}
    </div>
  )
}
