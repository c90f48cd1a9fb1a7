import { circle, ellipse, polygon, polyline, rectangle, type Point } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import type { Paint } from '../paint/paint.ts'

/** A shape's position and size: it fits in a circle of radius `reach`. */
export interface ShapeContext {
  paint: Paint
  centre: Point
  reach: number
  colour: string
}

export const flat = (path: (context: ShapeContext) => string) => (context: ShapeContext) =>
  context.paint.area(path(context), context.colour, { weight: 1.3 })

export const corners = (
  { centre, reach }: ShapeContext,
  ...places: readonly (readonly [number, number])[]
): Point[] => places.map(([dx, dy]) => ({ x: centre.x + dx * reach, y: centre.y + dy * reach }))

const hidden = ({ paint, reach }: ShapeContext, points: readonly Point[]) =>
  paint.line(polyline(points), '#55606e', paint.lineWidth * 0.7, {
    dash: `${String(Math.round(reach * 0.05))} ${String(Math.round(reach * 0.05))}`,
  })

export function cuboid(context: ShapeContext, width: number, height: number): string {
  const { paint, colour } = context
  const shift = 0.34
  const [a, b, c, d] = corners(
    context,
    [-width - shift / 2, -height + shift / 2],
    [width - shift / 2, -height + shift / 2],
    [width - shift / 2, height + shift / 2],
    [-width - shift / 2, height + shift / 2],
  )
  const [e, f, g, h] = corners(
    context,
    [-width + shift / 2, -height - shift / 2],
    [width + shift / 2, -height - shift / 2],
    [width + shift / 2, height - shift / 2],
    [-width + shift / 2, height - shift / 2],
  )
  if (!a || !b || !c || !d || !e || !f || !g || !h) return ''
  return (
    paint.area(polygon([a, b, c, d]), colour, { weight: 1.2 }) +
    paint.area(polygon([a, e, f, b]), lighten(colour, 0.3), { weight: 1.2 }) +
    paint.area(polygon([b, f, g, c]), lighten(colour, -0.2), { weight: 1.2 }) +
    hidden(context, [e, h, g]) +
    hidden(context, [h, d])
  )
}

export function cylinder({ paint, centre, reach, colour }: ShapeContext): string {
  const [half, lift] = [reach * 0.55, reach * 0.17]
  const [top, bottom] = [centre.y - reach * 0.65, centre.y + reach * 0.65]
  const side = rectangle(centre.x - half, top, half * 2, bottom - top)
  const seam = paint.isInk ? '' : paint.area(ellipse({ x: centre.x, y: bottom }, half, lift), colour)
  const base = paint.isInk
    ? paint.area(ellipse({ x: centre.x, y: bottom }, half, lift), '#fff') + `<path d="${side}" fill="#fff"/>`
    : seam + paint.area(side, colour)
  const edges = paint.isInk
    ? paint.line(
        `${polyline([
          { x: centre.x - half, y: top },
          { x: centre.x - half, y: bottom },
        ])}${polyline([
          { x: centre.x + half, y: top },
          { x: centre.x + half, y: bottom },
        ])}`,
        '#000',
        paint.lineWidth,
      )
    : ''
  return base + edges + paint.area(ellipse({ x: centre.x, y: top }, half, lift), lighten(colour, 0.3))
}

export function cone(context: ShapeContext): string {
  const { paint, centre, reach, colour } = context
  const base = { x: centre.x, y: centre.y + reach * 0.62 }
  const [half, lift] = [reach * 0.6, reach * 0.17]
  const sides = `M${String(base.x - half)} ${String(base.y)}L${String(centre.x)} ${String(centre.y - reach * 0.85)}L${String(base.x + half)} ${String(base.y)}A${String(half)} ${String(lift)} 0 0 1 ${String(base.x - half)} ${String(base.y)}Z`
  return (
    paint.area(sides, colour, { weight: 1.2 }) +
    (paint.isInk
      ? hidden(
          context,
          Array.from({ length: 13 }, (_item, index) => ({
            x: base.x - half * Math.cos((index * Math.PI) / 12),
            y: base.y - lift * Math.sin((index * Math.PI) / 12),
          })),
        )
      : paint.area(ellipse(base, half, lift), lighten(colour, -0.18), { opacity: 0.35 }))
  )
}

export function sphere(context: ShapeContext): string {
  const { paint, centre, reach, colour } = context
  const belt = Array.from({ length: 13 }, (_item, index) => ({
    x: centre.x - reach * 0.8 * Math.cos((index * Math.PI) / 12),
    y: centre.y - reach * 0.22 * Math.sin((index * Math.PI) / 12),
  }))
  const near = belt.map(({ x, y }) => ({ x, y: 2 * centre.y - y }))
  return (
    paint.area(circle(centre, reach * 0.8), colour, { weight: 1.2 }) +
    (paint.isInk
      ? ''
      : paint.area(
          circle({ x: centre.x - reach * 0.26, y: centre.y - reach * 0.3 }, reach * 0.24),
          lighten(colour, 0.5),
          { opacity: 0.6 },
        )) +
    hidden(context, belt) +
    paint.line(polyline(near), '#55606e', paint.lineWidth * 0.7)
  )
}

export function squarePyramid(context: ShapeContext): string {
  const [a, b, c, d, top] = corners(context, [-0.8, 0.6], [0.35, 0.6], [0.85, 0.2], [-0.3, 0.2], [0.02, -0.8])
  if (!a || !b || !c || !d || !top) return ''
  const { paint, colour } = context
  return (
    paint.area(polygon([a, b, top]), colour, { weight: 1.2 }) +
    paint.area(polygon([b, c, top]), lighten(colour, -0.2), { weight: 1.2 }) +
    hidden(context, [a, d, c]) +
    hidden(context, [d, top])
  )
}

export function hemisphere(context: ShapeContext): string {
  const { paint, centre, reach, colour } = context
  const [radius, lift] = [reach * 0.82, reach * 0.22]
  const top = centre.y - reach * 0.3
  const bowl = `M${String(centre.x - radius)} ${String(top)}A${String(radius)} ${String(radius)} 0 0 0 ${String(centre.x + radius)} ${String(top)}Z`
  return (
    paint.area(bowl, colour, { weight: 1.2 }) +
    paint.area(ellipse({ x: centre.x, y: top }, radius, lift), lighten(colour, 0.3), { weight: 1.2 })
  )
}

export function triangularPyramid(context: ShapeContext): string {
  const [a, b, c, top] = corners(context, [-0.8, 0.45], [0.3, 0.75], [0.85, 0.2], [0.05, -0.8])
  if (!a || !b || !c || !top) return ''
  const { paint, colour } = context
  return (
    paint.area(polygon([a, b, top]), colour, { weight: 1.2 }) +
    paint.area(polygon([b, c, top]), lighten(colour, -0.2), { weight: 1.2 }) +
    hidden(context, [a, c])
  )
}

export function triangularPrism(context: ShapeContext): string {
  const [a, b, top, d, far] = corners(
    context,
    [-0.9, 0.6],
    [0.1, 0.6],
    [-0.4, -0.35],
    [0.9, 0.1],
    [0.4, -0.8],
  )
  const [e] = corners(context, [-0.1, 0.1])
  if (!a || !b || !top || !d || !far || !e) return ''
  const { paint, colour } = context
  return (
    paint.area(polygon([top, far, d, b]), lighten(colour, -0.15), { weight: 1.2 }) +
    paint.area(polygon([a, b, top]), colour, { weight: 1.2 }) +
    hidden(context, [a, e, d]) +
    hidden(context, [e, far])
  )
}
