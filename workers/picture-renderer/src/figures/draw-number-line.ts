import type { NumberLineSpec } from '@classeur/domain/pictures'
import { bentLine, circle, polyline, type Point } from '../paint/geometry.ts'
import { textWidth } from '../text/draw-text.ts'
import { fractionText } from '../text/fraction-text.ts'
import { dark, type Frame } from './frame.ts'

export const arrowHead = (tip: Point, dx: number, dy: number, size: number): string =>
  polyline([
    { x: tip.x - dx * size - dy * size * 0.5, y: tip.y - dy * size - dx * size * 0.5 },
    tip,
    { x: tip.x - dx * size + dy * size * 0.5, y: tip.y - dy * size + dx * size * 0.5 },
  ])

/** The text of a value: a fraction with the line's denominator unless it is whole. */
function textOf(frame: Frame, value: number, denominator: number | null): string {
  const whole = Math.round(value)
  if (denominator === null || Math.abs(value - whole) < 1e-9) return frame.number(value)
  return `${value < 0 ? '−' : ''}${String(Math.round(Math.abs(value) * denominator))}/${String(denominator)}`
}

const widthOf = (text: string, size: number): number =>
  Math.max(...text.split('/').map((part) => textWidth(part, size)))

interface Labelling {
  size: number
  /** How many ticks apart the numbers are. */
  every: number
  /** In how many rows the numbers stand in turn. */
  rows: 1 | 2
}

/** All numbers in one row or in two, or only some of them, so that they don't touch. */
function labelling(frame: Frame, texts: readonly string[], spacing: number): Labelling {
  const least = frame.textSize * 0.62
  const ways = [
    [1, 1],
    [1, 2],
    [2, 1],
    [5, 1],
    [10, 1],
    [20, 1],
  ] as const
  for (const [every, rows] of ways) {
    const widest = Math.max(
      ...texts.filter((_text, index) => index % every === 0).map((text) => widthOf(text, 1)),
    )
    const size = Math.min(frame.textSize, (spacing * every * rows * 0.82) / widest)
    if (size >= least) return { size, every, rows }
  }
  return { size: least, every: texts.length, rows: 1 }
}

export function drawNumberLine(frame: Frame, spec: NumberLineSpec): string {
  const { paint, centre, span, reach, colours } = frame
  const { from, to, step, denominator, marks, jumps } = spec
  const y = centre.y + (jumps.length > 0 ? reach * 0.2 : 0)
  const [left, right] = [centre.x - span / 2, centre.x + span / 2]
  const inset = span * 0.06
  const xOf = (value: number) => left + inset + ((value - from) / (to - from)) * (span - 2 * inset)
  const count = Math.floor((to - from) / step + 1e-6)
  const values = Array.from({ length: count + 1 }, (_item, index) => from + index * step)
  const texts = values.map((value) => textOf(frame, value, denominator))
  const { size, every, rows } = labelling(frame, texts, xOf(from + step) - xOf(from))
  const tall = Math.min(reach * 0.09, frame.textSize)
  const zero =
    Math.max(
      0,
      values.findIndex((value) => Math.abs(value) < 1e-9),
    ) % every
  const ticks = values
    .map((value, index) => {
      const half = index % every === zero ? tall : tall * 0.6
      const x = xOf(value)
      return polyline([
        { x, y: y - half },
        { x, y: y + half },
      ])
    })
    .join('')
  const isFraction = texts.some((text) => text.includes('/'))
  const numbers = values.map((value, index) =>
    index % every === zero
      ? fractionText(frame.write, paint, {
          text: texts[index] ?? '',
          x: xOf(value),
          y: y + tall + size * (isFraction ? 1.5 : 0.95) + (index % rows) * size * (isFraction ? 2.7 : 1.35),
          size,
        })
      : '',
  )
  const heads = arrowHead({ x: right, y }, 1, 0, tall * 0.8) + arrowHead({ x: left, y }, -1, 0, tall * 0.8)
  const dots = marks.map(({ value, name }) => {
    const isOnNumber = values.some((tick, index) => index % every === zero && Math.abs(tick - value) < 1e-9)
    const text = name ?? (isOnNumber ? '' : textOf(frame, value, denominator))
    const x = xOf(value)
    return (
      paint.area(circle({ x, y }, tall * 0.5), paint.isInk ? '#111111' : colours[1], { weight: 1 }) +
      (text === ''
        ? paint.line(
            polyline([
              { x, y: y - tall * 3 },
              { x, y: y - tall * 1.1 },
            ]) + arrowHead({ x, y: y - tall * 1.1 }, 0, 1, tall * 0.6),
            colours[1],
            paint.lineWidth * 1.5,
          )
        : fractionText((part) => frame.write({ ...part, weight: 600 }), paint, {
            text,
            x,
            y: y - tall - frame.textSize * (text.includes('/') ? 1.5 : 0.95),
            size: frame.textSize,
          }))
    )
  })
  const hops = jumps.map((jump) => {
    const [start, end] = [xOf(jump.from), xOf(jump.to)]
    const wide = Math.abs(end - start)
    const height = Math.min(reach * 0.7, Math.max(reach * 0.16, wide * 0.5))
    const way = Math.sign(end - start) || 1
    const by = jump.to - jump.from
    const size = Math.min(frame.textSize, (wide * 0.8) / Math.max(1, textWidth(`+${frame.number(by)}`, 1)))
    return (
      paint.line(
        bentLine({ x: start, y: y - tall }, { x: end, y: y - tall }, (way * height * 2) / Math.max(1, wide)),
        colours[0],
        paint.lineWidth * 1.6,
      ) +
      paint.line(
        arrowHead({ x: end, y: y - tall }, way * 0.45, 0.9, tall * 0.7),
        colours[0],
        paint.lineWidth * 1.6,
      ) +
      frame.write({
        text: `${by > 0 ? '+' : ''}${frame.number(by)}`,
        x: (start + end) / 2,
        y: y - tall - height - size * 0.7,
        size,
        anchor: 'middle',
      })
    )
  })
  return (
    paint.line(
      polyline([
        { x: left, y },
        { x: right, y },
      ]) +
        ticks +
        heads,
      dark,
      paint.lineWidth * 1.5,
    ) +
    numbers.join('') +
    hops.join('') +
    dots.join('')
  )
}
