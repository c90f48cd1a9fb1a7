import type { ExamCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../ui/meter.tsx'
import classes from './marking-meter.module.css'

interface MarkingMeterProps {
  progress: ExamCard['progress']
  /** Of the exam, for screen readers. */
  title: string
}

/** How far the marking is: "172 of 240 marks", and a bar. Words of the area `shell`. */
export function MarkingMeter({ progress: { entered, total }, title }: MarkingMeterProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.progress}>
      <Meter percent={total === 0 ? 0 : (entered / total) * 100} label={t('marking.meter', { title })} />
      <p className={classes.words}>{t('marking.progress', { entered, count: total })}</p>
    </div>
  )
}
