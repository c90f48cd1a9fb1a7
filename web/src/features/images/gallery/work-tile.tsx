import { imagePixels, isFinalState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import { useGenerationText } from '../../../components/generations/use-generation-text.ts'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Meter } from '../../../components/charts/meter.tsx'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { cancelGeneration } from '../../../realtime/generations/generation-actions.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useSecondsLeft } from '../../../realtime/generations/use-seconds-left.ts'
import { frameClass } from '../viewer/justified-rows.tsx'
import classes from './work-tile.module.css'
import { FailedWork } from './failed-work.tsx'

interface WorkTileProps {
  view: GenerationView
  onDismiss: () => void
}

const hasFailed = ({ snapshot: { state } }: GenerationView) => state === 'failed' || state === 'flagged'

/** The shape of the picture to come. An A4 page is too narrow for the text, and a message about a failure needs a line. */
export const workSize = (view: GenerationView) => {
  if (hasFailed(view)) return { width: 3, height: 1 }
  const aspect = view.snapshot.imageRequest?.aspect ?? '4:3'
  return imagePixels[aspect === 'a4' ? '1:1' : aspect]
}

/** The tile of a picture that is in progress or has failed, in `JustifiedRows`. */
export function WorkTile({ view, onDismiss }: WorkTileProps) {
  const { id, title, state } = view.snapshot
  return (
    <div data-work={id} data-ended={hasFailed(view) || undefined}>
      <div className={`${frameClass} ${classes.frame}`} data-state={state}>
        {hasFailed(view) ? <FailedWork view={view} onDismiss={onDismiss} /> : <RunningWork view={view} />}
      </div>
      <span className={classes.name}>
        <bdi>{title}</bdi>
      </span>
    </div>
  )
}

function RunningWork({ view }: { view: GenerationView }) {
  const { t } = useTranslation(['images', 'generations'])
  const stateText = useGenerationText(view)
  const durationText = useDurationText()
  const secondsLeft = useSecondsLeft(view)
  const { id, title, state, percent, queuePosition } = view.snapshot
  const { busy, submit } = useSubmission(() => cancelGeneration(id).catch(notifyProblem))
  const isRunning = !isFinalState(state)
  return (
    <>
      <p className={classes.text}>{stateText}</p>
      {queuePosition !== null && queuePosition > 0 && (
        <p className={classes.wait}>
          {t('ahead', { count: queuePosition, shown: formatNumber(queuePosition) })}
        </p>
      )}
      {state === 'active' && secondsLeft !== null && (
        <p className={classes.wait}>{t('left', { duration: durationText(secondsLeft) })}</p>
      )}
      <div className={classes.line}>
        <Meter
          percent={percent}
          label={t('generations:progressOf', { title })}
          tone={state === 'queued' ? 'plain' : 'sky'}
        />
        <span className={classes.percent}>{formatPercent(percent)}</span>
      </div>
      {isRunning && (
        <Button
          small
          busy={busy}
          aria-label={t('generations:stopOne', { title })}
          onClick={() => void submit()}
        >
          {t('generations:stop')}
        </Button>
      )}
    </>
  )
}
