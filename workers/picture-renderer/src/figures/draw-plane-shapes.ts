import type { PlaneShape, PolygonSpec, TriangleSpec } from '@classeur/domain/pictures'
import { onCircle, polyline, type Point } from '../paint/geometry.ts'
import { dark, type Frame } from './frame.ts'
import { drawLabelledPolygon, fitted, innerBox } from './labelled-polygon.ts'
import { drawPlainShape } from './draw-shapes.ts'

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The number of strokes for each side: sides of equal length get equally many, unique sides none. */
function strokesOf(points: readonly Point[]): number[] {
  const lengths = points.map((point, index) => distance(point, points[(index + 1) % points.length] ?? point))
  const groups: number[] = []
  return lengths.map((length) => {
    const same = lengths.filter((other) => Math.abs(other - length) < 0.5).length
    if (same < 2) return 0
    const groupIndex = groups.findIndex((group) => Math.abs(group - length) < 0.5)
    if (groupIndex >= 0) return groupIndex + 1
    groups.push(length)
    return groups.length
  })
}

const isRight = (points: readonly Point[], index: number): boolean => {
  const count = points.length
  const [before, corner, next] = [
    points[(index + count - 1) % count],
    points[index],
    points[(index + 1) % count],
  ]
  if (!before || !corner || !next) return false
  const dot = (before.x - corner.x) * (next.x - corner.x) + (before.y - corner.y) * (next.y - corner.y)
  return Math.abs(dot) < 1e-3 * distance(before, corner) * distance(next, corner)
}

export function drawTriangle(
  frame: Frame,
  { corners, names, sides, unit, angles, height }: TriangleSpec,
): string {
  const points = fitted(corners, innerBox(frame))
  const text = (value: number | null) =>
    value === null ? null : `${frame.number(value)}${unit && ` ${unit}`}`
  const rightAngles = points.map((_point, index) => isRight(points, index))
  const [a, b, c] = points
  const foot = a && b && c && height !== null ? { x: c.x, y: a.y } : null
  const altitude =
    foot && c
      ? frame.paint.line(polyline([c, foot]), dark, frame.paint.lineWidth, { dash: '10 8' }) +
        frame.write({
          text: text(height) ?? '',
          x: foot.x + frame.textSize * 0.4,
          y: (foot.y + c.y) / 2,
          anchor: 'start',
        })
      : ''
  return (
    drawLabelledPolygon(frame, {
      points,
      names,
      sides: sides.map(text),
      angles: angles.map((angle) => (angle === null ? null : `${frame.number(angle)}°`)),
      strokes: strokesOf(points),
      rightAngles,
    }) + altitude
  )
}

const regular = (count: number): Point[] =>
  Array.from({ length: count }, (_item, index) => {
    const turn = 90 + 180 / count + (index * 360) / count
    return { x: Math.cos((turn * Math.PI) / 180), y: Math.sin((turn * Math.PI) / 180) }
  }).reverse()

const cornersOf: Partial<Record<PlaneShape, (sides: readonly number[]) => Point[]>> = {
  square: () => [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: 0 },
  ],
  rectangle: ([width = 5, height = 3]) => [
    { x: 0, y: height },
    { x: width, y: height },
    { x: width, y: 0 },
    { x: 0, y: 0 },
  ],
  parallelogram: ([base = 5, side = 3]) => {
    const [dx, dy] = [side * Math.cos(Math.PI / 3), side * Math.sin(Math.PI / 3)]
    return [
      { x: dx, y: dy },
      { x: base + dx, y: dy },
      { x: base, y: 0 },
      { x: 0, y: 0 },
    ]
  },
  rhombus: () => [
    { x: 0, y: 1 },
    { x: 0.68, y: 0 },
    { x: 0, y: -1 },
    { x: -0.68, y: 0 },
  ],
  kite: () => [
    { x: 0, y: 0.6 },
    { x: 0.6, y: 0 },
    { x: 0, y: -1.1 },
    { x: -0.6, y: 0 },
  ],
  trapezium: () => [
    { x: 0.9, y: 2 },
    { x: 3.1, y: 2 },
    { x: 4.2, y: 0 },
    { x: 0, y: 0 },
  ],
  triangle: () => regular(3),
  pentagon: () => regular(5),
  hexagon: () => regular(6),
  heptagon: () => regular(7),
  octagon: () => regular(8),
  nonagon: () => regular(9),
  decagon: () => regular(10),
  dodecagon: () => regular(12),
}

/** Angles of the axes of symmetry through the centre, in degrees. */
function axesOf(shape: PlaneShape, corners: number): number[] {
  if (shape === 'rectangle') return [0, 90]
  if (shape === 'rhombus') return [0, 90]
  if (shape === 'kite') return [90]
  if (shape === 'parallelogram' || shape === 'trapezium') return []
  return Array.from({ length: corners }, (_item, index) => 90 + (index * 180) / corners)
}

export function drawPolygon(frame: Frame, spec: PolygonSpec): string {
  const { paint } = frame
  const corners = cornersOf[spec.shape]?.(spec.sides)
  if (!corners) return drawPlainShape(frame, spec.shape)
  const points = fitted(
    corners,
    innerBox(frame, spec.names.length + spec.sides.length > 0 || spec.hasSymmetryAxes ? 2.2 : 1.2),
  )
  const text = (value: number | undefined) =>
    value === undefined ? null : `${frame.number(value)}${spec.unit && ` ${spec.unit}`}`
  const isOblong = ['rectangle', 'parallelogram'].includes(spec.shape)
  const sides = points.map((_point, index) =>
    isOblong
      ? index === 2
        ? text(spec.sides[0])
        : index === 1
          ? text(spec.sides[1])
          : null
      : index === (points.length === 4 ? 2 : 0)
        ? text(spec.sides[0])
        : null,
  )
  const middle = {
    x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
  const centre =
    points.length === 4
      ? middle
      : { x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: middle.y }
  const radius = Math.max(...points.map((point) => distance(point, centre))) * 1.14
  const axes = spec.hasSymmetryAxes
    ? axesOf(spec.shape, points.length)
        .map((turn) => polyline([onCircle(centre, radius, turn), onCircle(centre, -radius, turn)]))
        .join('')
    : ''
  const diagonals = spec.hasDiagonals
    ? points
        .flatMap((from, index) =>
          points
            .slice(index + 2)
            .filter((to) => !(index === 0 && to === points.at(-1)))
            .map((to) => polyline([from, to])),
        )
        .join('')
    : ''
  return (
    drawLabelledPolygon(frame, {
      points,
      names: spec.names,
      sides,
      strokes: strokesOf(points),
      rightAngles: points.map((_point, index) => isRight(points, index)),
    }) +
    (diagonals ? paint.line(diagonals, dark, paint.lineWidth) : '') +
    (axes ? paint.line(axes, frame.colours[1], paint.lineWidth * 1.2, { dash: '16 10' }) : '')
  )
}
