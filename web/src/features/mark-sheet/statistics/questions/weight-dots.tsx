import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { percentColumn, percentText } from '../../model/figures/statistics-text.ts'
import classes from './weight-dots.module.css'

interface WeightDotsProps {
  /** In percent of the exam; null without a maximum. */
  planned: number | null
  /** In percent; null if the question works against the others. */
  real: number | null
  children: (text: string) => ReactNode
}

/** Percent at the end of the axis. */
const axisEnd = 20
const notable = 3

/** The planned weight as a hollow dot and the real one as a filled dot, on an axis from 0 to 20 %. */
export function WeightDots({ planned, real, children }: WeightDotsProps) {
  const position = scaleLinear([0, axisEnd], [0, 100]).clamp(true)
  const isFar = planned !== null && real !== null && Math.abs(real - planned) >= notable
  const at = (percent: number) => ({ insetInlineStart: `${position(percent)}%` })
  return (
    <span className={classes.weight}>
      <span className={classes.axis} aria-hidden data-far={isFar || undefined}>
        {planned !== null && real !== null && (
          <i
            className={classes.between}
            style={{
              insetInlineStart: `${position(Math.min(planned, real))}%`,
              inlineSize: `${Math.abs(position(real) - position(planned))}%`,
            }}
          />
        )}
        {planned !== null && <i className={classes.planned} style={at(planned)} />}
        {real !== null && <i className={classes.real} style={at(real)} />}
      </span>
      <span className={classes.text} dir="ltr">
        {percentText(planned === null ? null : planned / 100)} →{' '}
        <b>{children(percentColumn(real === null ? null : real / 100))}</b>
      </span>
    </span>
  )
}
