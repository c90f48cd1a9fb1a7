import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../components/charts/meter.tsx'
import { Button } from '../../../components/fields/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useGenerationText } from '../../../components/generations/use-generation-text.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { formatPercent } from '../../../i18n/format.ts'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { cancelGeneration } from '../../../realtime/generations/generation-actions.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import classes from './rewriting.module.css'

const iconSizePx = 14

interface RewritingProps {
  view: GenerationView
  /** False for a colleague's, which only they can stop. */
  isOwn: boolean
}

/** A section that is being written again. The old text stays below it. */
export function Rewriting({ view, isOwn }: RewritingProps) {
  const { t } = useTranslation(['lesson-edit', 'generations'])
  const text = useGenerationText(view)
  const { id, percent, state } = view.snapshot
  const { busy, submit } = useSubmission(() => cancelGeneration(id).catch(notifyProblem))
  return (
    <div className={classes.rewriting}>
      <span className={classes.text} role="status">
        {state === 'queued' ? text : t('rewrite.running')}
      </span>
      <Meter percent={percent} label={t('rewrite.progress')} tone="sky" />
      <span className={classes.percent}>{formatPercent(percent)}</span>
      {isOwn && (
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

/** A rewrite that ended without a text: why, and that nothing was spent. */
export function RewriteFailed({ view, onClose }: { view: GenerationView; onClose: () => void }) {
  const { t } = useTranslation(['lesson-edit', 'generations', 'lesson-plans'])
  const { state, error, charged } = view.snapshot
  const text = useProblemText(error)
  const reason = state === 'flagged' ? error?.params['reason'] : undefined
  return (
    <div role="alert" className={classes.failed}>
      <p>
        <strong>{state === 'cancelled' ? t('rewrite.stopped') : text.title}</strong>{' '}
        {reason !== undefined &&
          t([`generations:flagReason.${String(reason)}`, 'generations:flagReason.other'])}{' '}
        {t('rewrite.kept')} {t('lesson-plans:ending.charged', { count: charged })}
      </p>
      <Button small onClick={onClose}>
        {t('rewrite.close')}
      </Button>
    </div>
  )
}
