import type { Restore, RestorePreview } from '@classeur/contracts'
import { IconCircleCheck, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { formatLongDayMonth } from '../../../../i18n/format.ts'
import { CompareMarks } from '../compare/compare-marks.tsx'
import { SheetBody } from '../frame/sheet-body.tsx'
import { useRestoreChoice } from '../use-restore-choice.ts'
import { ConflictSummary } from './conflict-summary.tsx'
import { MethodChoice } from './method-choice.tsx'
import { OverLimit } from './over-limit.tsx'
import { PreviewFoot } from './preview-foot.tsx'
import { PreviewTable } from './preview-table.tsx'
import classes from './restore-preview-body.module.css'

const undoDays = 30
const dayMs = 86_400_000

interface RestorePreviewBodyProps {
  restore: Restore
  preview: RestorePreview
  archivedAt: string
  onClose: () => void
}

/** A checked backup: what it has per class, how to restore it, and the marks that changed on both sides. */
export function RestorePreviewBody({ restore, preview, archivedAt, onClose }: RestorePreviewBodyProps) {
  const { t } = useTranslation('backup')
  const decisions = useRestoreChoice(restore, preview)
  const [isComparing, setIsComparing] = useState(false)
  const [hasCompared, setHasCompared] = useState(false)
  const compare = () => {
    setHasCompared(true)
    setIsComparing(true)
  }
  const [now] = useState(Date.now)
  const { choice, plan, conflicts, starting, set } = decisions
  if (isComparing && conflicts)
    return <CompareMarks decisions={decisions} conflicts={conflicts} onBack={() => setIsComparing(false)} />
  return (
    <SheetBody footer={<PreviewFoot {...{ restore, preview, decisions, onClose }} />}>
      <form className={classes.form} data-draft="restore" onSubmit={(event) => event.preventDefault()}>
        <p role="status" className={classes.whole}>
          <IconCircleCheck size={18} stroke={1.8} aria-hidden className={classes.icon} />
          <span>
            <strong>{t('restore.whole', { count: preview.files })}</strong> {t('restore.nothingWritten')}
          </span>
        </p>
        {!decisions.isKept && <p role="alert">{t('shell:draft.cannotKeep')}</p>}
        <PreviewTable
          preview={preview}
          method={choice.method}
          classIds={choice.classIds}
          onChange={(classIds) => set({ classIds })}
        />
        {decisions.conflictsError !== null && (
          <ProblemNote error={decisions.conflictsError} onRetry={decisions.readConflictsAgain} />
        )}
        <ConflictSummary conflicts={conflicts} takesFocus={hasCompared} onCompare={compare} />
        <MethodChoice
          method={choice.method}
          chosen={plan.chosen}
          conflicts={conflicts}
          decisions={choice.decisions}
          archivedAt={archivedAt}
          onChange={(method) => set({ method })}
        />
        {plan.obstacle === 'over-limit' && <OverLimit plan={plan} limit={preview.classLimit} />}
        <p className={classes.snapshot}>
          <IconShieldCheck size={18} stroke={1.6} aria-hidden className={classes.icon} />
          {t('restore.snapshot', { date: formatLongDayMonth(now + undoDays * dayMs) })}
        </p>
        {starting.error !== null && <ProblemNote error={starting.error} />}
      </form>
    </SheetBody>
  )
}
