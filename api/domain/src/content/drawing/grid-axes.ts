import type { CoordinateGrid } from '../diagram.ts'
import type { GridPlot } from './grid-plot.ts'
import { layLabel } from './labels.ts'
import { arrowhead, line, type DrawingOptions, type Shape } from './scene.ts'
import { mostOf } from './tick-labels.ts'

const nameSize = 14

/** The grid, its numbers and the axes, which lie at 0 or at the edge next to it. */
export function drawAxes({ x, y, area, axes, toPixel }: GridPlot): Shape[] {
  const shapes: Shape[] = []
  for (const { value, label } of x) {
    const pixel = toPixel({ x: value, y: 0 }).x
    shapes.push(line(pixel, area.top, pixel, area.bottom, 'line', label ? 1.2 : 0.7))
    if (label) shapes.push(...label.draw(pixel, area.bottom + 6 + label.ascent))
  }
  for (const { value, label } of y) {
    const pixel = toPixel({ x: 0, y: value }).y
    shapes.push(line(area.left, pixel, area.right, pixel, 'line', label ? 1.2 : 0.7))
    if (label)
      shapes.push(...label.draw(area.left - 8 - label.width / 2, pixel + (label.ascent - label.descent) / 2))
  }
  shapes.push(
    line(area.left, axes.y, area.right + 10, axes.y, 'ink', 1.6),
    line(axes.x, area.bottom, axes.x, area.top - 6, 'ink', 1.6),
    arrowhead(area.right + 14, axes.y, 0, 'ink'),
    arrowhead(axes.x, area.top - 10, -Math.PI / 2, 'ink'),
  )
  return shapes
}

/** The names of the axes: at the end of the one to the right, and above the other. */
export function nameAxes(diagram: CoordinateGrid, { area, x }: GridPlot, options: DrawingOptions) {
  const look = { size: nameSize, isBold: true }
  const across = layLabel(diagram.x.label, look, options)
  const up = layLabel(diagram.y.label, look, options)
  const numbers = mostOf(x, ({ ascent, descent }) => ascent + descent)
  const acrossX = Math.max(area.right - across.width / 2, across.width / 2 + 2)
  const shapes: Shape[] = [
    ...(diagram.x.label ? across.draw(acrossX, area.bottom + 14 + numbers + across.ascent) : []),
    ...(diagram.y.label ? up.draw(Math.max(area.left, up.width / 2 + 2), 4 + up.ascent) : []),
  ]
  return {
    shapes,
    right: Math.max(acrossX + across.width / 2, area.left + up.width) + 4,
    bottom: area.bottom + 12 + numbers + (diagram.x.label ? 10 + nameSize * 1.6 : 0),
  }
}
