import { isFinalState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { useGenerationText } from '../../../../components/generations/use-generation-text.ts'
import { useProblemText } from '../../../../i18n/use-problem-text.ts'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import classes from './writing-note.module.css'

/** Above a sheet that is being written, or that couldn't be finished. */
export function WritingNote({ view }: { view: GenerationView }) {
  const { t } = useTranslation(['resource-edit', 'generations'])
  const text = useGenerationText(view)
  const problem = useProblemText(view.snapshot.error)
  const { state, step, percent, charged } = view.snapshot
  if (state === 'completed') return null
  if (!isFinalState(state))
    return (
      <div className={classes.note}>
        <span role="status">
          {step.done > 0
            ? t('writing.item', { n: Math.min(step.done + 1, step.total), of: step.total })
            : text}
        </span>
        <Meter percent={percent} label={t('writing.progress')} tone="sky" />
      </div>
    )
  const reason = state === 'flagged' ? String(view.snapshot.error?.params['reason'] ?? 'other') : null
  return (
    <p role="note" className={classes.ended}>
      <b>{state === 'cancelled' ? t('writing.stopped') : problem.title}</b>{' '}
      {reason !== null && t([`generations:flagReason.${reason}`, 'generations:flagReason.other'])}{' '}
      {charged === 0 ? t('rewrite.nothingSpent') : t('rewrite.spent', { count: charged })}
    </p>
  )
}
