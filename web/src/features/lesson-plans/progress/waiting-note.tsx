import { highestQueuePosition } from '@classeur/contracts'
import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useSecondsLeft } from '../../../realtime/generations/use-seconds-left.ts'
import classes from './waiting-note.module.css'

/** Shown while the generation waits: its position in the queue and the estimated time, or that the model isn't ready. */
export function WaitingNote({ view }: { view: GenerationView }) {
  const { t } = useTranslation('lesson-plans')
  const durationText = useDurationText()
  const secondsLeft = useSecondsLeft(view)
  const { state, stage, queuePosition } = view.snapshot
  if (state !== 'queued') return null
  const isForModel = stage === 'waiting-for-provider'
  const isFarBack = queuePosition !== null && queuePosition >= highestQueuePosition
  return (
    <p className={classes.waiting}>
      <IconClockHour4 size={18} aria-hidden className={classes.waitingIcon} />
      <span>
        {isForModel
          ? t('waiting.forModel')
          : t(isFarBack ? 'waiting.farBack' : 'waiting.ahead', { count: queuePosition ?? 0 })}{' '}
        {!isForModel && secondsLeft !== null && t('waiting.left', { duration: durationText(secondsLeft) })}{' '}
        {t('waiting.leave')}
      </span>
    </p>
  )
}
