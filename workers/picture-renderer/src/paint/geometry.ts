/** Rounds to two decimals: smaller differences are invisible. */
export const round = (value: number): number => Math.round(value * 100) / 100

export interface Point {
  x: number
  y: number
}

const at = ({ x, y }: Point): string => `${String(round(x))} ${String(round(y))}`

export const onCircle = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
})

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = round(Math.min(radius, width / 2, height / 2))
  if (r <= 0)
    return `M${at({ x, y })}h${String(round(width))}v${String(round(height))}h${String(round(-width))}Z`
  const across = Math.max(0, round(width - 2 * r))
  const down = Math.max(0, round(height - 2 * r))
  const arc = (dx: number, dy: number) => `a${String(r)} ${String(r)} 0 0 1 ${String(dx)} ${String(dy)}`
  return `M${at({ x: x + r, y })}h${String(across)}${arc(r, r)}v${String(down)}${arc(-r, r)}h${String(-across)}${arc(-r, -r)}v${String(-down)}${arc(r, -r)}Z`
}

export function ellipse(centre: Point, radiusX: number, radiusY: number): string {
  const [rx, ry] = [String(round(radiusX)), String(round(radiusY))]
  const width = String(round(2 * radiusX))
  return `M${at({ x: centre.x - radiusX, y: centre.y })}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 -${width} 0Z`
}

export const circle = (centre: Point, radius: number): string => ellipse(centre, radius, radius)

/** A slice of a pie; angles clockwise in degrees, 0 is to the right. A slice of 360° or more is the whole circle. */
export function slice(centre: Point, radius: number, from: number, to: number): string {
  if (to - from >= 359.99) return circle(centre, radius)
  const [start, end] = [at(onCircle(centre, radius, from)), at(onCircle(centre, radius, to))]
  const r = String(round(radius))
  return `M${at(centre)}L${start}A${r} ${r} 0 ${to - from > 180 ? '1' : '0'} 1 ${end}Z`
}

/** A regular polygon, or with `dent` below 1 a star. */
export function star(centre: Point, radius: number, corners: number, dent: number, turn = -90): string {
  const step = 180 / corners
  return polygon(
    Array.from({ length: corners * 2 }, (_item, index) =>
      onCircle(centre, index % 2 === 0 ? radius : radius * dent, turn + index * step),
    ),
  )
}

export const regularPolygon = (centre: Point, radius: number, corners: number, turn = -90): string =>
  polygon(
    Array.from({ length: corners }, (_item, index) =>
      onCircle(centre, radius, turn + (index * 360) / corners),
    ),
  )

/** A smooth line through all points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const pick = (index: number): Point => {
    const point = points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]
    if (!point) throw new RangeError('a line without points')
    return point
  }
  let path = `M${at(pick(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return closed ? `${path}Z` : path
}

/** A fair-weather cloud that stands on `bottom`. */
export function cloud(centreX: number, bottom: number, width: number): string {
  const bump = (dx: number, r: number) =>
    `a${String(round(r * width))} ${String(round(r * width))} 0 0 1 ${String(round(dx * width))}`
  return `M${at({ x: centreX - 0.38 * width, y: bottom })}${bump(0.03, 0.14)} ${String(round(-0.2 * width))}${bump(0.3, 0.19)} ${String(round(-0.1 * width))}${bump(0.26, 0.16)} ${String(round(0.06 * width))}${bump(0.17, 0.13)} ${String(round(0.24 * width))}Z`
}

/** An open curve; `bend` is its height as a share of its length, to the left of its direction. */
export function bentLine(from: Point, to: Point, bend: number): string {
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  }
  return `M${at(from)}Q${at(control)} ${at(to)}`
}
