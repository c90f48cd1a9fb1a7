import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { WayOut } from '../../../components/feedback/way-out.tsx'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { retryGeneration } from '../../../realtime/generations/generation-actions.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './failed-work.module.css'

/** A reason without its own text uses `other`. */
const reasonText = (reason: string | number | boolean) => [
  `generations:flagReason.${String(reason)}`,
  'generations:flagReason.other',
]

/** Explains why a picture failed, says that it was free, and offers the next step. */
export function FailedWork({ view, onDismiss }: { view: GenerationView; onDismiss: () => void }) {
  const { t } = useTranslation(['images', 'generations'])
  const client = useQueryClient()
  const { id, title, state, error, retryable, retryPrice } = view.snapshot
  const text = useProblemText(error)
  const retry = useSubmission(async () => {
    try {
      await retryGeneration(id)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      onDismiss()
    } catch (problem) {
      notifyProblem(problem)
    }
  })
  const reason = state === 'flagged' ? error?.params['reason'] : undefined
  return (
    <div role="alert" className={classes.failed}>
      <p className={classes.title}>{text.title}</p>
      <p>{reason === undefined ? t('costNothing') : t(reasonText(reason))}</p>
      <WayOut code={text.code} />
      <div className={classes.actions}>
        {retryable && (
          <Button small busy={retry.busy} onClick={() => void retry.submit()}>
            {retryPrice === 0 ? t('retryFree') : t('retry', { count: retryPrice })}
          </Button>
        )}
        <Button small look="quiet" aria-label={t('dismissOne', { title })} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  )
}
