import type { SymmetrySpec } from '@classeur/domain/pictures'
import { polyline, type Point } from '../paint/geometry.ts'
import { dark, pale, type Frame } from './frame.ts'

/** A dotted grid with an axis and half a figure on one side of it, for pupils to complete. */
export function drawSymmetryGrid(frame: Frame, { axis, columns, rows }: SymmetrySpec): string {
  const { paint, centre, colours, dice, textSize } = frame
  const cell = Math.min(frame.span / columns, frame.rise / rows)
  const [left, top] = [centre.x - (cell * columns) / 2, centre.y - (cell * rows) / 2]
  const at = (column: number, row: number): Point => ({ x: left + column * cell, y: top + row * cell })
  const grid =
    Array.from({ length: columns + 1 }, (_item, index) => polyline([at(index, 0), at(index, rows)])).join(
      '',
    ) +
    Array.from({ length: rows + 1 }, (_item, index) => polyline([at(0, index), at(columns, index)])).join('')
  const isVertical = axis === 'vertical'
  const [along, across] = isVertical ? [rows, columns / 2] : [columns, rows / 2]
  // Distances from the axis at each line of the grid; the half figure starts and ends on the axis.
  const first = 1
  const last = along - 1
  const distances = Array.from({ length: last - first + 1 }, (_item, index) =>
    index === 0 || index === last - first ? 0 : dice.between(1, Math.max(2, Math.floor(across) - 1)),
  )
  const pointAt = (line: number, distance: number) =>
    isVertical ? at(across - distance, line) : at(line, across - distance)
  const half = polyline(distances.map((distance, index) => pointAt(first + index, distance)))
  const mirror = isVertical
    ? [at(across, -0.3), at(across, rows + 0.3)]
    : [at(-0.3, across), at(columns + 0.3, across)]
  return (
    paint.line(grid, pale, paint.lineWidth * 0.7) +
    paint.line(half, colours[1], paint.lineWidth * 2.2) +
    paint.line(polyline(mirror), dark, paint.lineWidth * 1.8, {
      dash: `${String(Math.round(textSize * 0.5))} ${String(Math.round(textSize * 0.35))}`,
    })
  )
}
