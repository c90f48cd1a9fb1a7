import { isFinalState } from '@classeur/contracts'
import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../i18n/format.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { cancelGeneration } from '../../realtime/generations/generation-actions.ts'
import type { GenerationView } from '../../realtime/generations/generation-view.ts'
import { Meter } from '../charts/meter.tsx'
import { Button } from '../fields/buttons/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import classes from './rewrite-progress.module.css'
import type { Rewrite } from './use-rewrite.ts'
import { useGenerationText } from './use-generation-text.ts'

const iconSizePx = 14

/** The area with the texts under `rewrite`. */
export type RewriteArea = 'lesson-edit' | 'resource-edit'

interface RewriteProgressProps {
  rewrite: Rewrite
  area: RewriteArea
  /** What was spent on a rewrite that ended without a text. */
  spentText: (charged: number) => string
}

/** The progress of a rewrite, above or below the old text; or why the old text stays. Nothing after a success. */
export function RewriteProgress({ rewrite, area, spentText }: RewriteProgressProps) {
  const { view, isRunning, isOwn, forget } = rewrite
  if (!view) return null
  if (isRunning) return <Running view={view} isOwn={isOwn} area={area} />
  const { state } = view.snapshot
  if (!isFinalState(state) || state === 'completed') return null
  return <Failed view={view} area={area} spentText={spentText} onClose={forget} />
}

interface ShownRewrite {
  view: GenerationView
  area: RewriteArea
}

/** Only the person who has requested a rewrite can stop it. */
function Running({ view, isOwn, area }: ShownRewrite & { isOwn: boolean }) {
  const { t } = useTranslation([area, 'generations'])
  const text = useGenerationText(view)
  const { id, percent, state } = view.snapshot
  const { busy, submit } = useSubmission(() => cancelGeneration(id).catch(notifyProblem))
  return (
    <div className={classes.running}>
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

function Failed({
  view,
  area,
  spentText,
  onClose,
}: ShownRewrite & Pick<RewriteProgressProps, 'spentText'> & { onClose: () => void }) {
  const { t } = useTranslation([area, 'generations'])
  const { state, error, charged } = view.snapshot
  const text = useProblemText(error)
  const reason = state === 'flagged' ? error?.params['reason'] : undefined
  return (
    <div role="alert" className={classes.failed}>
      <p>
        <strong>{state === 'cancelled' ? t('rewrite.stopped') : text.title}</strong>{' '}
        {reason !== undefined &&
          t([`generations:flagReason.${String(reason)}`, 'generations:flagReason.other'])}{' '}
        {t('rewrite.kept')} {spentText(charged)}
      </p>
      <Button small onClick={onClose}>
        {t('rewrite.close')}
      </Button>
    </div>
  )
}
