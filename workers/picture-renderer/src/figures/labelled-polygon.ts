import { circle, polygon, polyline, round, type Point } from '../paint/geometry.ts'
import { textWidth } from '../text/draw-text.ts'
import { boxOf, dark, type Box, type Frame } from './frame.ts'

export interface LabelledPolygon {
  /** Corners in pixels, in order. */
  points: readonly Point[]
  names?: readonly string[]
  /** Text at the side that starts at each corner. */
  sides?: readonly (string | null)[]
  /** Text in the angle at each corner. */
  angles?: readonly (string | null)[]
  /** How many small strokes mark the side that starts at each corner: equal sides have equally many. */
  strokes?: readonly number[]
  /** Whether the angle at each corner is marked as a right angle. */
  rightAngles?: readonly boolean[]
}

/** Scales corners with `y` upwards into the box, in their proportions. */
export function fitted(corners: readonly Point[], box: Box): Point[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (box.right - box.left) / Math.max(1e-9, right - left),
    (box.bottom - box.top) / Math.max(1e-9, high - low),
  )
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return corners.map(({ x, y }) => ({
    x: middle.x + (x - (left + right) / 2) * scale,
    y: middle.y - (y - (low + high) / 2) * scale,
  }))
}

/** The frame's box with room for labels around a figure. */
export function innerBox(frame: Frame, room = 1.9): Box {
  const { left, top, right, bottom } = boxOf(frame)
  const pad = frame.textSize * room
  const tall = Math.min(frame.rise, frame.span * 1.1)
  const middle = (top + bottom) / 2
  return {
    left: left + pad * 1.2,
    right: right - pad * 1.2,
    top: middle - tall / 2 + pad,
    bottom: middle + tall / 2 - pad,
  }
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const unit = ({ x, y }: Point): Point => {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}
const moved = ({ x, y }: Point, by: Point, length: number): Point => ({
  x: x + by.x * length,
  y: y + by.y * length,
})

function strokesOn(frame: Frame, from: Point, to: Point, count: number): string {
  const along = unit(minus(to, from))
  const across = { x: -along.y, y: along.x }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const half = frame.textSize * 0.3
  return Array.from({ length: count }, (_item, index) => {
    const at = moved(middle, along, (index - (count - 1) / 2) * half * 0.7)
    return polyline([moved(at, across, half), moved(at, across, -half)])
  }).join('')
}

/** Draws a polygon with names at its corners, lengths at its sides and sizes in its angles. */
export function drawLabelledPolygon(
  frame: Frame,
  { points, names, sides, angles, strokes, rightAngles }: LabelledPolygon,
): string {
  const { paint, textSize, colours } = frame
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 }
  const centroid = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  }
  const marks: string[] = []
  const written: string[] = []
  for (const [index, corner] of points.entries()) {
    const next = unit(minus(at(index + 1), corner))
    const before = unit(minus(at(index - 1), corner))
    const inward = unit({ x: next.x + before.x, y: next.y + before.y })
    const shortest = Math.min(
      Math.hypot(at(index + 1).x - corner.x, at(index + 1).y - corner.y),
      Math.hypot(at(index - 1).x - corner.x, at(index - 1).y - corner.y),
    )
    const angle = angles?.[index] ?? null
    if (rightAngles?.[index]) {
      const size = Math.min(textSize * 0.7, shortest * 0.2)
      const [one, other] = [moved(corner, next, size), moved(corner, before, size)]
      marks.push(polyline([one, moved(one, before, size), other]))
    } else if (angle !== null) {
      const radius = Math.min(textSize * 1.1, shortest * 0.3)
      const [one, other] = [moved(corner, next, radius), moved(corner, before, radius)]
      const sweep = next.x * before.y - next.y * before.x > 0 ? 1 : 0
      const r = String(round(radius))
      marks.push(
        `M${String(round(one.x))} ${String(round(one.y))}A${r} ${r} 0 0 ${String(sweep)} ${String(round(other.x))} ${String(round(other.y))}`,
      )
    }
    if (angle !== null) {
      const half = Math.acos(Math.min(1, Math.max(-1, next.x * before.x + next.y * before.y))) / 2
      // In a narrow angle, the text needs more distance to fit between the sides.
      const distance = Math.min(
        shortest * 0.6,
        Math.max(textSize * 2.15, (textSize * 0.95) / Math.max(0.12, Math.sin(half))),
      )
      written.push(
        frame.write({
          text: angle,
          ...moved(corner, inward, distance),
          size: textSize * 0.85,
          anchor: 'middle',
        }),
      )
    }
    const name = names?.[index]
    if (name)
      written.push(
        frame.write({
          text: name,
          ...moved(corner, inward, -textSize * 0.85),
          weight: 600,
          anchor: 'middle',
        }),
      )
    const side = sides?.[index] ?? null
    const middle = { x: (corner.x + at(index + 1).x) / 2, y: (corner.y + at(index + 1).y) / 2 }
    const across = { x: -next.y, y: next.x }
    const outward = across.x * (middle.x - centroid.x) + across.y * (middle.y - centroid.y) > 0 ? 1 : -1
    if (side !== null) {
      const wide = Math.abs(across.x) * (textWidth(side, textSize) / 2) + textSize * 0.75
      written.push(frame.write({ text: side, ...moved(middle, across, outward * wide), anchor: 'middle' }))
    }
    if (strokes?.[index]) marks.push(strokesOn(frame, corner, at(index + 1), strokes[index] ?? 0))
  }
  const body = paint.isInk
    ? paint.area(polygon(points), '#ffffff', { weight: 1.4 })
    : paint.area(polygon(points), colours[0], { opacity: 0.3 }) +
      paint.line(polygon(points), dark, paint.lineWidth * 1.4)
  return (
    body +
    paint.line(marks.join(''), dark, paint.lineWidth) +
    points
      .map((point) =>
        names?.length ? paint.area(circle(point, paint.lineWidth * 1.6), '#111111', { weight: 0.5 }) : '',
      )
      .join('') +
    written.join('')
  )
}
