import type { CoordinateGrid } from '../diagram.ts'
import { clipPolyline, isSmooth, smooth, type Point } from './curves.ts'
import { placeNear, type Obstacles } from './free-place.ts'
import { drawAxes, nameAxes } from './grid-axes.ts'
import { layGrid } from './grid-plot.ts'
import { layLabel, type Label } from './labels.ts'
import { path, round, type DrawingOptions, type Scene, type Tone } from './scene.ts'

/** Curves differ in colour and in their dashes. */
const curveLooks: readonly { tone: Tone; dash: string }[] = [
  { tone: 'board', dash: '' },
  { tone: 'pen', dash: '9 5' },
  { tone: 'sky', dash: '2 4' },
  { tone: 'sun', dash: '12 4 2 4' },
  { tone: 'ink', dash: '5 5' },
  { tone: 'soft', dash: '' },
]
const labelSize = 14
const rightMargin = 20
/** Room beside the area for the name of a curve that ends at its edge. */
const widestBeside = 120

/** Axes through 0 with a grid, curves and labelled points. */
export function drawCoordinateGrid(diagram: CoordinateGrid, options: DrawingOptions): Scene {
  const plot = layGrid(diagram, options)
  const { area, axes } = plot
  const shapes = drawAxes(plot)

  const curves = diagram.curves.map(({ label, points }, index) => {
    const pixels = points.map(plot.toPixel)
    const look = curveLooks[index % curveLooks.length] ?? { tone: 'board' as const, dash: '' }
    return { label, ...look, pieces: clipPolyline(isSmooth(pixels) ? smooth(pixels) : pixels, area) }
  })
  const points = diagram.points.map((point) => ({ ...plot.toPixel(point), label: point.label }))
  const obstacles: Obstacles = {
    boxes: points.map(({ x, y }) => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 })),
    points: [
      ...curves.flatMap(({ pieces }) => pieces.flatMap(alongLine)),
      ...alongLine([
        { x: axes.x, y: area.top },
        { x: axes.x, y: area.bottom },
      ]),
      ...alongLine([
        { x: area.left, y: axes.y },
        { x: area.right, y: axes.y },
      ]),
    ],
  }
  const endLabels = curves.flatMap(({ label, tone, pieces }) => {
    const end = pieces.at(-1)?.at(-1)
    const look = { size: labelSize, isBold: true, fill: tone, hasHalo: true }
    return label && end ? [{ end, label: layLabel(label, look, options) }] : []
  })
  const besideEnd = endLabels.map(({ end, label }) => end.x + 10 + Math.min(label.width, widestBeside))
  const right = Math.max(area.right + rightMargin, ...besideEnd)
  const drawNear = (point: Point, label: Label) => {
    const height = label.ascent + label.descent
    const box = placeNear(point, { width: label.width, height }, { ...area, right }, obstacles)
    return label.draw((box.left + box.right) / 2, box.top + label.ascent)
  }

  for (const { pieces, tone, dash } of curves)
    for (const piece of pieces) shapes.push(path(pathOf(piece), tone, 2.4, dash))
  for (const { x, y, label } of points) {
    shapes.push({ kind: 'circle', cx: x, cy: y, r: 5, fill: 'ink' })
    if (label)
      shapes.push(
        ...drawNear({ x, y }, layLabel(label, { size: labelSize, isBold: true, hasHalo: true }, options)),
      )
  }
  for (const { end, label } of endLabels) shapes.push(...drawNear(end, label))
  const names = nameAxes(diagram, plot, options)
  return {
    width: Math.ceil(Math.max(right + 4, names.right)),
    height: Math.ceil(names.bottom),
    shapes: [...shapes, ...names.shapes],
  }
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** Points every few pixels along a line, which labels avoid. */
function alongLine(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end
    const count = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 6)
    return Array.from({ length: count }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / count,
      y: start.y + ((end.y - start.y) * step) / count,
    }))
  })
}
