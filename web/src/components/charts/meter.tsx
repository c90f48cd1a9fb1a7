import type { Tone } from '../feedback/tag.tsx'
import classes from './meter.module.css'

interface MeterProps {
  /** 0 to 100. */
  percent: number
  /** The name of the meter for screen readers. */
  label: string
  tone?: Tone
}

/** A thin progress bar. */
export const Meter = ({ percent, label, tone = 'board' }: MeterProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    className={classes.track}
    data-tone={tone}
  >
    <div className={classes.bar} style={{ inlineSize: `${Math.min(Math.max(percent, 0), 100)}%` }} />
  </div>
)
