import type {
  ArraySpec,
  BlocksSpec,
  DiceSpec,
  DominoesSpec,
  PlaceValueSpec,
  TenFrameSpec,
} from '@classeur/domain/pictures'
import { lighten } from '../paint/colour.ts'
import { circle, polyline, rectangle, type Point } from '../paint/geometry.ts'
import { fittingSize } from '../text/draw-text.ts'
import { boxOf, dark, grey, type Frame } from './frame.ts'
import { placeNames } from './figure-words.ts'

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

const drawPips = ({ paint }: Frame, { x, y }: Point, side: number, value: number): string =>
  (pips[value] ?? [])
    .map(([dx, dy]) =>
      paint.area(circle({ x: x + dx * side * 0.27, y: y + dy * side * 0.27 }, side * 0.085), '#111111'),
    )
    .join('')

export function drawDice(frame: Frame, { faces }: DiceSpec): string {
  const { paint, centre, span, rise, colours, isRightToLeft } = frame
  const columns = faces.length > 3 ? Math.ceil(faces.length / 2) : faces.length
  const rows = Math.ceil(faces.length / columns)
  const side = Math.min(frame.reach * 1.3, (span / columns) * 0.8, (rise / rows) * 0.8)
  return faces
    .map((face, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, faces.length - row * columns)
      const x = centre.x + ((index % columns) - (inRow - 1) / 2) * side * 1.2 * (isRightToLeft ? -1 : 1)
      const y = centre.y + (row - (rows - 1) / 2) * side * 1.2
      return (
        paint.area(
          rectangle(x - side / 2, y - side / 2, side, side, side * 0.16),
          lighten(colours[index % 3] ?? colours[0], 0.72),
          { weight: 1.3 },
        ) + drawPips(frame, { x, y }, side, face)
      )
    })
    .join('')
}

export function drawDominoes(frame: Frame, { pieces }: DominoesSpec): string {
  const { paint, centre, span, rise } = frame
  const columns = pieces.length === 1 ? 1 : pieces.length <= 4 ? 2 : 3
  const rows = Math.ceil(pieces.length / columns)
  const side = Math.min(span / (columns * 2.25), rise / (rows * 1.3), frame.reach * 0.8)
  return pieces
    .map(([one, other], index) => {
      const x = centre.x + ((index % columns) - (columns - 1) / 2) * side * 2.2
      const y = centre.y + (Math.floor(index / columns) - (rows - 1) / 2) * side * 1.25
      return (
        paint.part(rectangle(x - side, y - side / 2, side * 2, side, side * 0.1), '#fffdf6', false) +
        paint.line(
          polyline([
            { x, y: y - side * 0.42 },
            { x, y: y + side * 0.42 },
          ]),
          dark,
          paint.lineWidth * 1.2,
        ) +
        drawPips(frame, { x: x - side / 2, y }, side, one) +
        drawPips(frame, { x: x + side / 2, y }, side, other)
      )
    })
    .join('')
}

/** Hundreds, tens and ones as squares, rods and cubes; the largest first. */
export function drawBlocks({ paint, centre, span, rise, colours }: Frame, { value }: BlocksSpec): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  // Hundreds stand in up to two rows above each other, so that nine of them stay legible.
  const hundredRows = hundreds > 4 ? 2 : 1
  const hundredColumns = Math.ceil(hundreds / hundredRows)
  const gap = (shown: boolean) => (shown ? 1.4 : 0)
  const columns = hundredColumns * 11 + gap(tens > 0) + tens * 1.6 + gap(ones > 0) + Math.ceil(ones / 5) * 1.6
  const unit = Math.min((rise * 0.9) / (hundredRows * 11), span / Math.max(8, columns))
  const bottom = centre.y + unit * 5 * (hundredRows === 2 ? 2.1 : 1)
  let left = centre.x - (columns * unit) / 2
  const block = (x: number, floor: number, wide: number, tall: number, fill: string) => {
    const cells = Array.from({ length: wide * tall }, (_item, index) =>
      rectangle(x + (index % wide) * unit, floor - (Math.floor(index / wide) + 1) * unit, unit, unit),
    ).join('')
    return (
      paint.area(cells, fill, { weight: 0.7 }) +
      (paint.isInk ? '' : paint.line(cells, lighten(fill, -0.35), paint.lineWidth * 0.5))
    )
  }
  const drawn: string[] = []
  for (let index = 0; index < hundreds; index += 1)
    drawn.push(
      block(
        left + (index % hundredColumns) * unit * 11,
        bottom - Math.floor(index / hundredColumns) * unit * 11,
        10,
        10,
        colours[0],
      ),
    )
  left += hundredColumns * 11 * unit + gap(tens > 0 && hundreds > 0) * unit
  for (let index = 0; index < tens; index += 1, left += unit * 1.6)
    drawn.push(block(left, bottom, 1, 10, colours[1]))
  left += gap(ones > 0) * unit
  for (let index = 0; index < ones; index += 1)
    drawn.push(
      block(left + Math.floor(index / 5) * unit * 1.6, bottom - (index % 5) * unit * 1.6, 1, 1, colours[2]),
    )
  return drawn.join('')
}

function drawDots(
  { paint, centre, span, rise, colours }: Frame,
  columns: number,
  rows: number,
  filled: number,
  isFrame: boolean,
): string {
  const cell = Math.min(span / columns, rise / rows, (span + rise) / 8)
  const [left, top] = [centre.x - (columns * cell) / 2, centre.y - (rows * cell) / 2]
  return Array.from({ length: columns * rows }, (_item, index) => {
    const [x, y] = [left + (index % columns) * cell, top + Math.floor(index / columns) * cell]
    const square = isFrame ? paint.part(rectangle(x, y, cell, cell), '#ffffff', false) : ''
    const fill = isFrame ? colours[0] : (colours[Math.floor(index / columns) % 2] ?? grey)
    return (
      square +
      (index < filled ? paint.area(circle({ x: x + cell / 2, y: y + cell / 2 }, cell * 0.34), fill) : '')
    )
  }).join('')
}

/** One frame of ten, or two above each other for more than ten. */
export function drawTenFrame(frame: Frame, { value }: TenFrameSpec): string {
  if (value <= 10) return drawDots(frame, 5, 2, value, true)
  const half = { ...frame, rise: frame.rise * 0.46 }
  const shift = frame.rise * 0.26
  const at = (dy: number) => ({ ...half, centre: { x: frame.centre.x, y: frame.centre.y + dy } })
  return drawDots(at(-shift), 5, 2, 10, true) + drawDots(at(shift), 5, 2, value - 10, true)
}

export const drawArray = (frame: Frame, { rows, columns }: ArraySpec): string =>
  drawDots(frame, columns, rows, rows * columns, false)

/** A table with a column for each place, the largest at the left in every language. */
export function drawPlaceValue(frame: Frame, { value, places, decimals }: PlaceValueSpec): string {
  const { paint, centre, textSize, colours } = frame
  const { left } = boxOf(frame)
  const names = placeNames[frame.language]
  const wholes = places - decimals
  const heads = Array.from({ length: places }, (_item, index) =>
    index < wholes ? (names.whole[wholes - 1 - index] ?? '') : (names.decimals[index - wholes] ?? ''),
  )
  const gap = decimals > 0 ? textSize * 0.9 : 0
  const width = Math.min((frame.span - gap) / places, frame.reach * 0.7)
  const total = width * places + gap
  const from = Math.max(left, centre.x - total / 2)
  const [head, tall] = [textSize * 2.4, Math.min(frame.rise - textSize * 2.4, width * 1.1)]
  const top = centre.y - (head + tall) / 2
  const digits = [...value.padStart(places, ' ')]
  const cells = heads.map((name, index) => {
    const x = from + width * index + (index >= wholes ? gap : 0)
    const words = name.split(' ')
    const half = Math.ceil(words.length / 2)
    const lines = words.length > 2 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : words
    const size = Math.min(...lines.map((line) => fittingSize(line, textSize * 0.8, width * 0.9)))
    const digit = digits[index] ?? ' '
    return (
      paint.part(rectangle(x, top, width, head), lighten(colours[index % 3] ?? colours[0], 0.6), false) +
      paint.part(rectangle(x, top + head, width, tall), '#ffffff', false) +
      lines
        .map((text, line) =>
          frame.write({
            text,
            x: x + width / 2,
            y: top + head / 2 + (line - (lines.length - 1) / 2) * size * 1.2,
            size,
            anchor: 'middle',
            plate: 'none',
          }),
        )
        .join('') +
      (digit === ' '
        ? ''
        : frame.write({
            text: digit,
            x: x + width / 2,
            y: top + head + tall / 2,
            size: Math.min(tall * 0.6, width * 0.6),
            anchor: 'middle',
            weight: 600,
          }))
    )
  })
  const point =
    decimals > 0
      ? frame.write({
          text: frame.number(0.5).slice(1, 2),
          x: from + width * wholes + gap / 2,
          y: top + head + tall / 2,
          size: Math.min(tall, width) * 0.6,
          anchor: 'middle',
          weight: 600,
        })
      : ''
  return cells.join('') + point
}
