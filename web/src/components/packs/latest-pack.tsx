import { isFinalState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../charts/meter.tsx'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { Button } from '../fields/buttons/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { useGenerationText } from '../generations/use-generation-text.ts'
import { notifyProblem } from '../overlays/notices/notify.tsx'
import { cancelGeneration } from '../../realtime/generations/generation-actions.ts'
import { shownPercent, type GenerationView } from '../../realtime/generations/generation-view.ts'
import classes from './latest-pack.module.css'

/** The progress of the latest pack, or why it wasn't made; nothing once it can be downloaded. */
export function LatestPack({ view }: { view: GenerationView }) {
  const { t } = useTranslation(['packs', 'generations'])
  const text = useGenerationText(view)
  const { id, state, title, error } = view.snapshot
  const cancel = useSubmission(async () => {
    await cancelGeneration(id).catch(notifyProblem)
  })
  if (state === 'completed') return null
  if (state === 'failed' || state === 'flagged') return <ProblemNote error={error} />
  return (
    <div className={classes.pack} role="status">
      <p>{isFinalState(state) ? t('stopped') : t('making', { state: text })}</p>
      {!isFinalState(state) && (
        <>
          <Meter percent={shownPercent(view)} label={t('generations:progressOf', { title })} tone="sky" />
          <Button small busy={cancel.busy} onClick={() => void cancel.submit()}>
            {t('generations:stop')}
          </Button>
        </>
      )}
    </div>
  )
}
