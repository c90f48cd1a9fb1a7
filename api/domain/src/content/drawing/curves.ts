export interface Point {
  x: number
  y: number
}

/** How many points are drawn between two given ones of a smooth curve. */
const samples = 12
/** From how many points on a curve is smooth if it bends one way only, and if it bends both ways. */
const fewestForBend = 5
const fewestForWave = 9

/** How much a line turns at a point: positive to one side, negative to the other, 0 if it goes straight on. */
function turnAt(a: Point, b: Point, c: Point): number {
  const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  const length = Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y)
  return length === 0 || Math.abs(cross / length) < 1e-3 ? 0 : cross / length
}

/**
 * Whether points belong to a smooth curve, such as a parabola, or to a line with corners, such as a journey with a
 * stop. A curve has many points and turns at each of them.
 */
export function isSmooth(points: readonly Point[]): boolean {
  if (points.length < fewestForBend) return false
  const turns = points.slice(2).map((c, index) => turnAt(points[index] ?? c, points[index + 1] ?? c, c))
  if (turns.includes(0)) return false
  return turns.every((turn) => turn > 0 === (turns[0] ?? 0) > 0) || points.length >= fewestForWave
}

/** A curve through all points (Catmull-Rom), as many short lines. */
export function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 }
  const between = (index: number, t: number): Point => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const blend = (a: number, b: number, c: number, d: number) =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
    return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) }
  }
  const curve = points
    .slice(0, -1)
    .flatMap((_, index) => Array.from({ length: samples }, (_step, step) => between(index, step / samples)))
  return [...curve, at(points.length - 1)]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The part of a line from `a` to `b` inside a box (Liang-Barsky); null if there is none. */
function clipLine(a: Point, b: Point, box: Box): [Point, Point] | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  let [from, to] = [0, 1]
  const sides = [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ] as const
  for (const [direction, distance] of sides) {
    if (direction === 0 && distance < 0) return null
    if (direction < 0) from = Math.max(from, distance / direction)
    if (direction > 0) to = Math.min(to, distance / direction)
  }
  const along = (t: number): Point => ({ x: a.x + t * dx, y: a.y + t * dy })
  return from > to ? null : [along(from), along(to)]
}

/** The pieces of a line of many points that are inside a box. */
export function clipPolyline(points: readonly Point[], box: Box): Point[][] {
  const pieces: Point[][] = []
  for (const [index, b] of points.slice(1).entries()) {
    const a = points[index]
    const inside = a && clipLine(a, b, box)
    if (!inside) continue
    const [start, end] = inside
    const last = pieces.at(-1)?.at(-1)
    if (last && Math.hypot(last.x - start.x, last.y - start.y) < 0.01) pieces.at(-1)?.push(end)
    else pieces.push([start, end])
  }
  return pieces
}
