import type { GenerationAccepted } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle, IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { retryGeneration } from '../../../realtime/generations/generation-actions.ts'
import { finishedSections, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './ending-note.module.css'

interface EndingNoteProps {
  view: GenerationView
  /** Runs with the new generation of a retry. */
  onRetried: (accepted: GenerationAccepted) => Promise<unknown>
  /** False for people who may not retry it: it isn't theirs. */
  mayRetry?: boolean
}

/** A reason without its own text uses `other`. */
const reasonText = (reason: string | number | boolean) => [
  `generations:flagReason.${String(reason)}`,
  'generations:flagReason.other',
]

/** Shown after an unsuccessful end: what happened, what was kept and charged, and what to do next. */
export function EndingNote({ view, onRetried, mayRetry = true }: EndingNoteProps) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const client = useQueryClient()
  const { id, state, error, kind, charged, retryable, retryPrice } = view.snapshot
  const text = useProblemText(error)
  const retry = useSubmission(async () => {
    const accepted = await retryGeneration(id)
    void client.invalidateQueries({ queryKey: walletQuery.queryKey })
    await onRetried(accepted)
  })
  if (state !== 'failed' && state !== 'cancelled' && state !== 'flagged') return null

  const reason = state === 'flagged' ? error?.params['reason'] : undefined
  const wasStopped = state === 'cancelled'
  const Icon = wasStopped ? IconPlayerStop : IconAlertTriangle
  const step = finishedSections(view)
  const kept = kind === 'lesson-plan' && step.done > 0
  const retryText = wasStopped && kept ? 'ending.goOn' : 'ending.retry'
  return (
    <div className={classes.ending} data-state={state} role={wasStopped ? 'status' : 'alert'}>
      <Icon size={19} aria-hidden className={classes.endingIcon} />
      <div>
        <p className={classes.endingTitle}>{wasStopped ? t('ending.stopped') : text.title}</p>
        {!wasStopped && (
          <p>
            {reason !== undefined && t(reasonText(reason))} {text.advice}
          </p>
        )}
        <p>
          {kept && t('ending.kept', { done: step.done, total: step.total })}{' '}
          {t('ending.charged', { count: charged })}
        </p>
        {retry.error !== null && <ProblemNote error={retry.error} />}
        <div className={classes.endingActions}>
          {retryable && mayRetry && (
            <Button look="primary" busy={retry.busy} onClick={() => void retry.submit()}>
              {retryPrice === 0 ? t('ending.retryFree') : t(retryText, { count: retryPrice })}
            </Button>
          )}
          {!wasStopped && <LinkButton to="/lesson-plan-generator">{t('ending.change')}</LinkButton>}
        </div>
      </div>
    </div>
  )
}
