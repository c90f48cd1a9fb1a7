import type { NumberLine } from '../diagram.ts'
import { readInline } from '../inline/read-inline.ts'
import { layLabel, type Label } from './labels.ts'
import { arrowhead, lengthWithin, line, type DrawingOptions, type Scene, type Shape } from './scene.ts'
import { layTicks, mostOf } from './tick-labels.ts'
import { scaleOf } from './ticks.ts'

const usualWidth = 640
/** From the edge of the drawing to the first tick, with room for an arrowhead and half a label. */
const margin = 44
const gap = 8
const labelSize = 14

const containsFraction = (text: string) =>
  readInline(text).some(
    (piece) => piece.kind === 'mathematics' && piece.nodes.some(({ kind }) => kind === 'fraction'),
  )

interface PlacedMark {
  x: number
  /** The middle of the label, which is shifted at the ends of the line. */
  labelX: number
  label: Label
  /** 0 is the row next to the line. */
  row: number
}

/** Puts each label into the lowest row in which it touches no other. */
function placeMarks(marks: readonly { x: number; label: Label }[], width: number): PlacedMark[] {
  const rowEnds: number[] = []
  return marks
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, label }) => {
      const half = label.width / 2
      const labelX = Math.min(Math.max(x, half + 4), width - half - 4)
      const free = rowEnds.findIndex((end) => end + gap <= labelX - half)
      const row = free < 0 ? rowEnds.length : free
      rowEnds[row] = labelX + half
      return { x, labelX, label, row }
    })
}

/** A line with ticks, their numbers below it and the labelled marks above it. */
export function drawNumberLine(diagram: NumberLine, options: DrawingOptions): Scene {
  const inFractions = diagram.marks.some(({ label }) => containsFraction(label))
  const scale = scaleOf(
    diagram,
    diagram.marks.map(({ at }) => at),
    options,
    inFractions,
  )
  const width = lengthWithin(options, usualWidth)
  const xOf = (value: number) =>
    margin + ((value - scale.from) / (scale.to - scale.from)) * (width - 2 * margin)

  const look = { size: labelSize }
  const marks = placeMarks(
    diagram.marks.map(({ at, label }) => ({
      x: xOf(at),
      label: layLabel(label, { ...look, isBold: true, fill: 'board', hasHalo: true }, options),
    })),
    width,
  )
  const rowHeight = Math.max(0, ...marks.map(({ label }) => label.ascent + label.descent)) + gap
  const rows = Math.max(0, ...marks.map(({ row }) => row + 1))
  const axis = 16 + rows * rowHeight + gap

  const ticks = layTicks(scale, width - 2 * margin, (label) => label.width, { ...look, fill: 'ink' }, options)
  const ascent = mostOf(ticks, (label) => label.ascent)
  const descent = mostOf(ticks, (label) => label.descent)

  const shapes: Shape[] = [
    line(12, axis, width - 12, axis, 'ink', 1.5),
    arrowhead(8, axis, Math.PI, 'ink'),
    arrowhead(width - 8, axis, 0, 'ink'),
  ]
  for (const { value, label } of ticks) {
    const x = xOf(value)
    const half = label ? 7 : 4
    shapes.push(line(x, axis - half, x, axis + half, 'ink', label ? 1.5 : 1))
    if (label) shapes.push(...label.draw(x, axis + 12 + ascent))
  }
  const above = marks.map((mark) => ({
    ...mark,
    baseline: axis - 14 - mark.row * rowHeight - mark.label.descent,
  }))
  // Leaders run behind the labels that are closer to the line.
  for (const { x, labelX, label, row, baseline } of above)
    if (row > 0 || labelX !== x) shapes.push(line(x, axis, labelX, baseline + label.descent + 2, 'soft', 0.8))
  for (const { x, labelX, label, baseline } of above)
    shapes.push({ kind: 'circle', cx: x, cy: axis, r: 5.5, fill: 'board' }, ...label.draw(labelX, baseline))
  return { width, height: Math.ceil(axis + 12 + ascent + descent + gap), shapes }
}
