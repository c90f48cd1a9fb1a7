import { polyline } from '../paint/geometry.ts'
import { textWidth } from '../text/draw-text.ts'
import { arrowHead } from './draw-number-line.ts'
import { dark, pale, type Box, type Frame } from './frame.ts'

/** An axis with its ticks from the least to the greatest. */
export interface Scale {
  from: number
  to: number
  step: number
  ticks: number[]
}

/** A scale in steps of 1, 2 or 5 times a power of ten with at most `most` intervals, which covers the values. */
export function scaleFor(values: readonly number[], most = 10, isWhole = false): Scale {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(greatest - least, 1e-9)
  let step = 1
  search: for (let power = isWhole ? 0 : Math.floor(Math.log10(span)) - 1; ; power += 1)
    for (const base of [1, 2, 5]) {
      step = base * 10 ** power
      if (Math.ceil(greatest / step - 1e-9) - Math.floor(least / step + 1e-9) <= most) break search
    }
  const first = Math.floor(least / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(greatest / step - 1e-9))
  const ticks = Array.from(
    { length: last - first + 1 },
    (_item, index) => Math.round((first + index) * step * 1e9) / 1e9,
  )
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, step, ticks }
}

/** The widest number of a scale in pixels. */
export const widestTick = (frame: Frame, { ticks }: Scale, size: number): number =>
  Math.max(...ticks.map((tick) => textWidth(frame.number(tick), size)))

/** Where a value is on a vertical scale within a box. */
export const heightOf = (
  { from, to }: Scale,
  { top, bottom }: Pick<Box, 'top' | 'bottom'>,
  value: number,
): number => bottom - ((value - from) / (to - from)) * (bottom - top)

/** Grid lines, the vertical axis with its numbers, and the horizontal axis at 0 (or the least value). */
export function drawValueAxis(frame: Frame, scale: Scale, plot: Box, size: number): string {
  const { paint } = frame
  const y = (value: number) => heightOf(scale, plot, value)
  const grid = scale.ticks
    .map((tick) =>
      polyline([
        { x: plot.left, y: y(tick) },
        { x: plot.right, y: y(tick) },
      ]),
    )
    .join('')
  const numbers = scale.ticks.map((tick) =>
    frame.write({ text: frame.number(tick), x: plot.left - size * 0.45, y: y(tick), size, anchor: 'end' }),
  )
  const base = y(Math.min(Math.max(0, scale.from), scale.to))
  const head = arrowHead({ x: plot.left, y: plot.top - size * 0.8 }, 0, -1, size * 0.45)
  return (
    paint.line(grid, pale, paint.lineWidth * 0.5) +
    paint.line(
      polyline([
        { x: plot.left, y: plot.bottom },
        { x: plot.left, y: plot.top - size * 0.8 },
      ]) +
        head +
        polyline([
          { x: plot.left, y: base },
          { x: plot.right, y: base },
        ]),
      dark,
      paint.lineWidth * 1.4,
    ) +
    numbers.join('')
  )
}
