import { ellipse, polygon, smooth, type Point } from '../paint/geometry.ts'
import type { Paint } from '../paint/paint.ts'
import type { Inside, Sprite, Spot } from './spot.ts'

/** The upper edge of the front of a thing that holds others, as a share of its height; the rest is a handle or a lid. */
const rims: Record<string, number> = {
  baskets: 0.68,
  bowls: 0.86,
  nests: 0.84,
  boxes: 0.86,
  schoolbags: 0.84,
  beds: 0.55,
  sofas: 0.55,
}
const usualRim = 0.94

const glasses: Record<string, Inside> = {
  jars: { halfWidth: 0.42, bottom: 0.05, top: 0.74 },
  'glasses of water': { halfWidth: 0.36, bottom: 0.08, top: 0.9 },
}

/** How the thing holds others: behind its front, or seen through glass. */
export const holding = (id: string): Pick<Sprite, 'rim' | 'inside'> => {
  const inside = glasses[id]
  return { rim: rims[id] ?? usualRim, ...(inside ? { inside } : {}) }
}

const bowl = { ratio: 1.16, rim: 0.34, water: 0.74 }

/** The outline of the bowl from one height to the ground and back, at shares of the height. */
function outline({ x, bottom, height }: Spot, from: number): Point[] {
  const half = (bowl.ratio / 2) * height
  const start = Math.asin((from - 0.5) / 0.5)
  const end = -1.25
  const side = Array.from({ length: 25 }, (_item, index): Point => {
    const angle = start + ((end - start) * index) / 24
    return { x: half * Math.cos(angle), y: bottom - height * (0.5 + 0.5 * Math.sin(angle)) }
  })
  return [
    ...side.map((point) => ({ x: x - point.x, y: point.y })),
    ...side.reverse().map((point) => ({ x: x + point.x, y: point.y })),
  ]
}

/** A glass bowl of water, in which fish are seen. */
export const fishBowl = (paint: Paint, size: number): Sprite => ({
  ratio: bowl.ratio,
  size,
  place: 'table',
  inside: { halfWidth: 0.4, bottom: 0.12, top: 0.7 },
  draw(spot) {
    const { x, bottom, height, grounded = false } = spot
    const rimAt = Math.sqrt(1 - (bowl.rim / (bowl.ratio / 2)) ** 2) * 0.5 + 0.5
    const opening = ellipse({ x, y: bottom - height * rimAt }, height * bowl.rim, height * 0.045)
    const glint = [0.66, 0.56, 0.46].map((share, index) => ({
      x: x - height * (0.43 + (index === 1 ? 0.015 : 0)),
      y: bottom - height * share,
    }))
    const shadow =
      grounded && !paint.isInk
        ? paint.area(ellipse({ x, y: bottom }, height * 0.42, height * 0.05), '#0b1a20', { opacity: 0.16 })
        : ''
    return (
      shadow +
      paint.area(polygon(outline(spot, rimAt)), '#e3f4fb') +
      paint.area(polygon(outline(spot, bowl.water)), '#8ed0ee', { weight: 0.7 }) +
      paint.area(opening, '#f4fbfe', { weight: 0.8 }) +
      paint.line(opening, '#b4d6e4', height * 0.014) +
      paint.line(smooth(glint), '#ffffff', height * 0.02)
    )
  },
})
