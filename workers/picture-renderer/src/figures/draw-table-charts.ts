import type { ChartSpec } from '@classeur/domain/pictures'
import { circle, polyline, slice } from '../paint/geometry.ts'
import { fittingSize } from '../text/draw-text.ts'
import { dark, pale, type Box, type Frame } from './frame.ts'
import { tallyHeads } from './figure-words.ts'
import { withHeading } from './draw-charts.ts'

interface Table {
  /** The horizontal borders of the columns from the start of the line. */
  edges: number[]
  /** The middle of a column, or its starting edge with a gap. */
  middle(column: number): number
  start(column: number): { x: number; anchor: 'start' | 'end' }
}

/** Columns of a table; in Arabic, the first column is at the right. */
function columnsOf(frame: Frame, box: Box, shares: readonly number[]): Table {
  const edges = [0]
  for (const share of shares) edges.push((edges.at(-1) ?? 0) + share)
  const at = (share: number) =>
    frame.isRightToLeft ? box.right - share * frame.span : box.left + share * frame.span
  return {
    edges: edges.map(at),
    middle: (column) => at(((edges[column] ?? 0) + (edges[column + 1] ?? 0)) / 2),
    start: (column) => ({
      x: at(edges[column] ?? 0) + (frame.isRightToLeft ? -1 : 1) * frame.textSize * 0.5,
      anchor: frame.isRightToLeft ? 'end' : 'start',
    }),
  }
}

const gridLines = (edges: readonly number[], rows: readonly number[]): string =>
  edges
    .map((x) =>
      polyline([
        { x, y: rows[0] ?? 0 },
        { x, y: rows.at(-1) ?? 0 },
      ]),
    )
    .join('') +
  rows
    .map((y) =>
      polyline([
        { x: Math.min(...edges), y },
        { x: Math.max(...edges), y },
      ]),
    )
    .join('')

export function drawPictogram(frame: Frame, spec: ChartSpec): string {
  const { paint, colours, textSize } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const { items, each } = spec
  const keyRoom = textSize * 3
  const row = Math.min((box.bottom - box.top - keyRoom) / items.length, textSize * 3)
  const top = (box.top + box.bottom - row * items.length - keyRoom) / 2
  const rows = Array.from({ length: items.length + 1 }, (_item, index) => top + index * row)
  const table = columnsOf(frame, box, [0.28, 0.72])
  const way = frame.isRightToLeft ? -1 : 1
  const most = Math.max(1, ...items.map(({ value }) => Math.ceil(value / each)))
  const step = Math.min((frame.span * 0.7) / most, row * 0.9)
  const symbol = (x: number, y: number, share: number, colour: string) =>
    share >= 1
      ? paint.area(circle({ x, y }, step * 0.4), colour, { weight: 1 })
      : paint.area(slice({ x, y }, step * 0.4, -90, -90 + share * 360), colour, { weight: 1 })
  const lines = items.map(({ name, value }, index) => {
    const y = top + (index + 0.5) * row
    const count = Math.ceil(value / each)
    const symbols = Array.from({ length: count }, (_item, at) =>
      symbol(
        (table.edges[1] ?? 0) + way * step * (at + 0.6),
        y,
        Math.min(1, value / each - at),
        colours[index % 3] ?? colours[0],
      ),
    )
    const size = fittingSize(name, textSize * 0.95, frame.span * 0.25)
    return frame.write({ text: name, ...table.start(0), y, size }) + symbols.join('')
  })
  const key = { x: table.start(0).x + way * step * 0.4, y: (rows.at(-1) ?? 0) + keyRoom * 0.6 }
  return (
    drawn +
    paint.line(gridLines(table.edges, rows), pale, paint.lineWidth * 0.7) +
    lines.join('') +
    symbol(key.x, key.y, 1, colours[0]) +
    frame.write({
      text: `= ${frame.number(each)}`,
      x: key.x + way * step * 0.7,
      y: key.y,
      anchor: frame.isRightToLeft ? 'end' : 'start',
    })
  )
}

/** Strokes in groups of five, the fifth across the other four. */
function strokes(x: number, y: number, count: number, size: number, way: 1 | -1): string {
  return Array.from({ length: count }, (_item, index) => {
    const group = Math.floor(index / 5)
    const start = x + way * group * size * 1.35
    const inGroup = index % 5
    if (inGroup === 4)
      return polyline([
        { x: start - way * size * 0.1, y: y + size * 0.42 },
        { x: start + way * size * 0.85, y: y - size * 0.42 },
      ])
    const at = start + way * inGroup * size * 0.25
    return polyline([
      { x: at, y: y - size * 0.5 },
      { x: at, y: y + size * 0.5 },
    ])
  }).join('')
}

export function drawTallyChart(frame: Frame, spec: ChartSpec): string {
  const { paint, textSize } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const items = spec.items.length > 0 ? spec.items : Array.from({ length: 5 }, () => ({ name: '', value: 0 }))
  const row = Math.min((box.bottom - box.top) / (items.length + 1), textSize * 2.6)
  const top = (box.top + box.bottom - row * (items.length + 1)) / 2
  const rows = Array.from({ length: items.length + 2 }, (_item, index) => top + index * row)
  const table = columnsOf(frame, box, [0.3, 0.5, 0.2])
  const way = frame.isRightToLeft ? -1 : 1
  const groups = Math.max(1, ...items.map(({ value }) => Math.ceil(value / 5)))
  const size = Math.min(row * 0.62, (frame.span * 0.46) / (groups * 1.35))
  const heads = tallyHeads[frame.language]
  const head = top + row / 2
  const lines = items.map(({ name, value }, index) => {
    const y = top + (index + 1.5) * row
    return (
      frame.write({
        text: name,
        ...table.start(0),
        y,
        size: fittingSize(name, textSize, frame.span * 0.26),
      }) +
      paint.line(
        strokes((table.edges[1] ?? 0) + way * textSize * 0.7, y, value, size, way),
        dark,
        paint.lineWidth * 1.5,
      ) +
      (spec.items.length > 0
        ? frame.write({ text: frame.number(value), x: table.middle(2), y, anchor: 'middle' })
        : '')
    )
  })
  return (
    drawn +
    paint.line(gridLines(table.edges, rows), dark, paint.lineWidth * 0.9) +
    frame.write({
      text: heads.tally,
      x: table.middle(1),
      y: head,
      weight: 600,
      anchor: 'middle',
      size: fittingSize(heads.tally, textSize * 0.95, frame.span * 0.46, 600),
    }) +
    frame.write({
      text: heads.total,
      x: table.middle(2),
      y: head,
      weight: 600,
      anchor: 'middle',
      size: fittingSize(heads.total, textSize * 0.95, frame.span * 0.18, 600),
    }) +
    lines.join('')
  )
}
