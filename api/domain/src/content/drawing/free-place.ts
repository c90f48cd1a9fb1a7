import type { Box, Point } from './curves.ts'

/** Where labels can't be without covering something: boxes must stay free, points should. */
export interface Obstacles {
  boxes: Box[]
  points: readonly Point[]
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const contains = (box: Box, { x, y }: Point) => x > box.left && x < box.right && y > box.top && y < box.bottom

/** Preferred first: to the upper right of the point, then around it and further away. */
const places = [10, 22, 36].flatMap((distance) =>
  [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ].map(([x = 0, y = 0]) => ({ x: x * distance, y: y * distance, side: { x, y } })),
)

/** The box of a label near a point that covers as little as possible, inside `area`; it becomes an obstacle. */
export function placeNear(
  point: Point,
  size: { width: number; height: number },
  area: Box,
  obstacles: Obstacles,
): Box {
  const candidates = places.map(({ x, y, side }) => {
    const left = point.x + x * 0.7 + (side.x - 1) * 0.5 * size.width
    const top = point.y + y * 0.7 + (side.y - 1) * 0.5 * size.height
    const inside = {
      left: Math.min(Math.max(left, area.left), Math.max(area.right - size.width, area.left)),
      top: Math.min(Math.max(top, area.top), Math.max(area.bottom - size.height, area.top)),
    }
    return { ...inside, right: inside.left + size.width, bottom: inside.top + size.height }
  })
  const cost = (box: Box) =>
    obstacles.boxes.reduce((sum, other) => sum + overlap(box, other), 0) * 10 +
    obstacles.points.filter((one) => contains(box, one)).length * 20
  const best = candidates.reduce<{ box: Box; cost: number } | null>((cheapest, box) => {
    const own = cost(box)
    return cheapest === null || own < cheapest.cost ? { box, cost: own } : cheapest
  }, null)
  const box = best?.box ?? { left: point.x, top: point.y, right: point.x, bottom: point.y }
  obstacles.boxes.push(box)
  return box
}
