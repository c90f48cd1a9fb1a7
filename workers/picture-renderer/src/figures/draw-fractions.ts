import type { FractionsSpec } from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, rectangle, slice, type Point } from '../paint/geometry.ts'
import { fractionText } from '../text/fraction-text.ts'
import { drawPizza } from './draw-pizza.ts'
import { boxOf, grey, type Frame } from './frame.ts'

type Fraction = FractionsSpec['fractions'][number]

const wholesOf = ({ numerator, denominator }: Fraction): number =>
  Math.max(1, Math.ceil(numerator / denominator))

function drawDisc(
  { paint, colours }: Frame,
  centre: Point,
  radius: number,
  filled: number,
  parts: number,
): string {
  const step = 360 / parts
  return Array.from({ length: parts }, (_item, index) =>
    paint.part(
      slice(centre, radius, -90 + index * step, -90 + (index + 1) * step),
      index < filled ? colours[0] : grey,
      index < filled,
    ),
  ).join('')
}

function drawBar(
  { paint, colours }: Frame,
  left: number,
  top: number,
  width: number,
  height: number,
  filled: number,
  parts: number,
): string {
  const cell = width / parts
  return Array.from({ length: parts }, (_item, index) =>
    paint.part(
      rectangle(left + cell * index, top, cell, height),
      index < filled ? colours[0] : grey,
      index < filled,
    ),
  ).join('')
}

const label = (
  frame: Frame,
  { numerator, denominator }: Fraction,
  x: number,
  y: number,
  size: number,
): string =>
  fractionText((part) => frame.write({ ...part, weight: 600 }), frame.paint, {
    text: `${String(numerator)}/${String(denominator)}`,
    x,
    y,
    size,
  })

/** Rows of bars of the same length, each with its fraction at the left. */
function drawBars(frame: Frame, fractions: readonly Fraction[]): string {
  const { left, right, top } = boxOf(frame)
  const wholes = Math.max(...fractions.map(wholesOf))
  const room = frame.textSize * 2.4
  const row = frame.rise / fractions.length
  const gap = frame.textSize * 0.6
  const width = (right - left - room - gap * (wholes - 1)) / wholes
  const height = Math.min(row * 0.62, frame.rise * 0.24)
  return fractions
    .map((fraction, index) => {
      const middle = top + row * (index + 0.5)
      const bars = Array.from({ length: wholesOf(fraction) }, (_item, whole) =>
        drawBar(
          frame,
          left + room + whole * (width + gap),
          middle - height / 2,
          width,
          height,
          Math.min(fraction.denominator, fraction.numerator - whole * fraction.denominator),
          fraction.denominator,
        ),
      )
      return (
        bars.join('') +
        label(frame, fraction, left + room * 0.4, middle, Math.min(frame.textSize * 1.1, row * 0.3))
      )
    })
    .join('')
}

/** Circles of the same size in a row for each fraction, with the fraction below. */
function drawDiscs(frame: Frame, fractions: readonly Fraction[]): string {
  const { centre, span, rise, textSize } = frame
  const columns = fractions.length
  const wholes = Math.max(...fractions.map(wholesOf))
  const cell = span / columns
  const perRow = Math.min(wholes, Math.max(1, Math.round(Math.sqrt((wholes * cell) / rise))))
  const rows = Math.ceil(wholes / perRow)
  const radius = Math.min(cell / (perRow * 2.15), (rise - textSize * 3.4) / (rows * 2.1))
  return fractions
    .map((fraction, index) => {
      const middle = centre.x + (index - (columns - 1) / 2) * cell
      const count = wholesOf(fraction)
      const discs = Array.from({ length: count }, (_item, whole) => {
        const row = Math.floor(whole / perRow)
        const inRow = Math.min(perRow, count - row * perRow)
        const middleOfDisc = {
          x: middle + ((whole % perRow) - (inRow - 1) / 2) * radius * 2.1,
          y: centre.y - textSize * 1.6 + (row - (rows - 1) / 2) * radius * 2.1,
        }
        const filled = Math.min(fraction.denominator, fraction.numerator - whole * fraction.denominator)
        return drawDisc(frame, middleOfDisc, radius, filled, fraction.denominator)
      })
      const under = centre.y - textSize * 1.6 + (rows / 2) * radius * 2.1 + textSize * 1.8
      return discs.join('') + label(frame, fraction, middle, under, textSize * 1.15)
    })
    .join('')
}

/** A set of counters of which some are coloured. */
function drawSet(frame: Frame, fraction: Fraction): string {
  const { paint, centre, span, rise, textSize, colours } = frame
  const { numerator, denominator } = fraction
  const total = wholesOf(fraction) * denominator
  const columns = Math.min(total, total <= 5 ? total : Math.ceil(Math.sqrt((total * span) / rise)))
  const rows = Math.ceil(total / columns)
  const cell = Math.min(span / columns, (rise - textSize * 3.6) / rows, frame.reach * 0.6)
  const top = centre.y - (rows * cell) / 2 - textSize * 1.5
  const counters = Array.from({ length: total }, (_item, index) =>
    paint.part(
      circle(
        {
          x: centre.x + ((index % columns) - (columns - 1) / 2) * cell,
          y: top + (Math.floor(index / columns) + 0.5) * cell,
        },
        cell * 0.4,
      ),
      index < numerator ? colours[0] : '#ffffff',
      index < numerator,
    ),
  )
  return (
    counters.join('') + label(frame, fraction, centre.x, top + rows * cell + textSize * 1.9, textSize * 1.15)
  )
}

function drawWall(frame: Frame, fractions: readonly Fraction[]): string {
  const { paint, colours } = frame
  const { left, right, top } = boxOf(frame)
  const row = frame.rise / fractions.length
  return fractions
    .map(({ denominator }, index) => {
      const cell = (right - left) / denominator
      const fill = lighten(colours[index % 3] ?? colours[0], 0.55)
      const size = Math.min(frame.textSize, row * 0.34, cell * 0.6)
      return Array.from({ length: denominator }, (_item, part) => {
        const x = left + part * cell
        const middle = top + row * (index + 0.5)
        return (
          paint.part(rectangle(x, top + row * index, cell, row), fill, false) +
          fractionText(frame.write, paint, {
            text: denominator === 1 ? '1' : `1/${String(denominator)}`,
            x: x + cell / 2,
            y: middle,
            size,
          })
        )
      }).join('')
    })
    .join('')
}

export function drawFractions(frame: Frame, { fractions, model }: FractionsSpec): string {
  const [only] = fractions
  if (!only) return ''
  if (model === 'wall') return drawWall(frame, fractions)
  if (model === 'bar') return drawBars(frame, fractions)
  if (model === 'set' && fractions.length === 1) return drawSet(frame, only)
  if (model === 'pizza' && fractions.length === 1 && only.numerator <= only.denominator) {
    const up = frame.textSize * 1.3
    const reach = Math.min(frame.reach, frame.rise / 2 - up)
    const centre = { x: frame.centre.x, y: frame.centre.y - up }
    return (
      drawPizza({ ...frame, centre, reach }, only.numerator, only.denominator) +
      label(frame, only, frame.centre.x, centre.y + reach + up * 1.25, frame.textSize * 1.1)
    )
  }
  return drawDiscs(frame, fractions)
}
