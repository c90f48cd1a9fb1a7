import type { FileProgress } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { useConnection } from '../../../../http/connection.ts'
import { formatPercent } from '../../../../i18n/format.ts'
import { percentOf } from './percent-of.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useTimeLeftText } from './use-time-left-text.ts'
import { Milestones } from './milestones.tsx'
import classes from './progress-line.module.css'

interface ProgressLineProps {
  /** Names the work: another one starts at its own progress. */
  id: string
  title: string
  progress: FileProgress
  /** What the progress counts: "1,436 of 2,316 files". */
  text: string
}

/** How far work is, and how long it still takes if that is known. */
export function ProgressLine({ id, title, progress, text }: ProgressLineProps) {
  const { t } = useTranslation('backup')
  const percent = useHighest(percentOf(progress))
  const seconds = useSecondsLeft(id, progress)
  const leftText = useTimeLeftText()
  const isLost = useConnection() === 'lost'
  const left = isLost ? t('left.lost') : seconds === null ? null : leftText(seconds)
  return (
    <>
      <div className={classes.meter}>
        <Meter percent={percent ?? 0} label={title} tone="sky" />
      </div>
      <div className={classes.figures}>
        <span>{text}</span>
        <span>
          {percent !== null && (
            <strong className={classes.percent}>{formatPercent(Math.floor(percent))}</strong>
          )}
          {percent !== null && left !== null && ' · '}
          {left}
        </span>
      </div>
      <Milestones title={title} percent={percent} />
    </>
  )
}

/** Progress never jumps backwards, even if a total turns out larger than expected. */
function useHighest(percent: number | null): number | null {
  const [highest, setHighest] = useState(percent)
  if (percent !== null && (highest === null || percent > highest)) {
    setHighest(percent)
    return percent
  }
  return highest
}
