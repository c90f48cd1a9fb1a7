import { bentLine, polygon, type Point } from '../paint/geometry.ts'
import type { Paint } from '../paint/paint.ts'

const dark = '#3b4350'

/** A bent arrow with a filled head; `bend` is a share of its length, to the left of its direction. */
export function arrow(
  paint: Paint,
  from: Point,
  to: Point,
  bend: number,
  size: number,
  colour = dark,
): string {
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bend,
  }
  const angle = Math.atan2(to.y - control.y, to.x - control.x)
  const at = (along: number, across: number): Point => ({
    x: to.x - Math.cos(angle) * along - Math.sin(angle) * across,
    y: to.y - Math.sin(angle) * along + Math.cos(angle) * across,
  })
  const head = polygon([to, at(size, size * 0.5), at(size * 0.72, 0), at(size, -size * 0.5)])
  const line = paint.line(bentLine(from, at(size * 0.75, 0), bend), colour, size * 0.2)
  return line + paint.area(head, paint.isInk ? '#1a1a1a' : colour, { weight: 0.6 })
}
