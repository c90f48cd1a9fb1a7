import { IconPlayerStop } from '@tabler/icons-react'
import { isFinalState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { Button } from '../../../../components/fields/button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { useGenerationText } from '../../../../components/generations/use-generation-text.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { useProblemText } from '../../../../i18n/use-problem-text.ts'
import { cancelGeneration } from '../../../../realtime/generations/generation-actions.ts'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import classes from './rewrite-state.module.css'
import type { ItemRewrite } from './use-item-rewrite.ts'

const iconSizePx = 14

/** Below an item that is written again: the progress; or why the old text stays. */
export function RewriteState({ rewrite: { view, isRunning, isOwn, forget } }: { rewrite: ItemRewrite }) {
  if (!view) return null
  if (isRunning) return <Running view={view} isOwn={isOwn} />
  return view.snapshot.state === 'completed' ? null : <Failed view={view} onClose={forget} />
}

/** Only the person who has requested a rewrite can stop it. */
function Running({ view, isOwn }: { view: GenerationView; isOwn: boolean }) {
  const { t } = useTranslation(['resource-edit', 'generations'])
  const text = useGenerationText(view)
  const { id, percent, state } = view.snapshot
  const { busy, submit } = useSubmission(() => cancelGeneration(id).catch(notifyProblem))
  return (
    <div className={classes.running}>
      <span className={classes.text} role="status">
        {state === 'queued' ? text : t('rewrite.running')}
      </span>
      <Meter percent={percent} label={t('rewrite.progress')} tone="sky" />
      {isOwn && !isFinalState(state) && (
        <Button
          small
          look="quiet"
          icon={<IconPlayerStop size={iconSizePx} aria-hidden />}
          busy={busy}
          onClick={() => void submit()}
        >
          {t('generations:stop')}
        </Button>
      )}
    </div>
  )
}

function Failed({ view, onClose }: { view: GenerationView; onClose: () => void }) {
  const { t } = useTranslation(['resource-edit', 'generations'])
  const { state, error, charged } = view.snapshot
  const text = useProblemText(error)
  const reason = state === 'flagged' ? error?.params['reason'] : undefined
  return (
    <div role="alert" className={classes.failed}>
      <p>
        <strong>{state === 'cancelled' ? t('rewrite.stopped') : text.title}</strong>{' '}
        {reason !== undefined &&
          t([`generations:flagReason.${String(reason)}`, 'generations:flagReason.other'])}{' '}
        {t('rewrite.kept')}{' '}
        {charged === 0 ? t('rewrite.nothingSpent') : t('rewrite.spent', { count: charged })}
      </p>
      <Button small onClick={onClose}>
        {t('rewrite.close')}
      </Button>
    </div>
  )
}
