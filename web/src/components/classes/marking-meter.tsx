import type { ExamCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../charts/meter.tsx'
import classes from './marking-meter.module.css'

interface MarkingMeterProps {
  progress: ExamCard['progress']
  /** Title of the exam, for screen readers. */
  title: string
}

/** When at most this many marks are missing, show their number instead of the entered ones. */
const fewLeft = 10

/** Marking progress: a bar with "172 of 240 marks", or "7 to enter" near the end. Uses the `shell` translations. */
export function MarkingMeter({ progress: { entered, total }, title }: MarkingMeterProps) {
  const { t } = useTranslation('shell')
  const left = total - entered
  return (
    <div className={classes.progress}>
      <Meter percent={total === 0 ? 0 : (entered / total) * 100} label={t('marking.meter', { title })} />
      <p className={classes.text}>
        {total === 0 && t('marking.none')}
        {total > 0 &&
          (left > 0 && left <= fewLeft
            ? t('marking.left', { count: left })
            : t('marking.progress', { entered, count: total }))}
      </p>
    </div>
  )
}
