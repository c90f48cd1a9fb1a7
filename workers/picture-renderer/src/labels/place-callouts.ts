import type { Point } from '../paint/geometry.ts'

/** A label at one side of the drawing, with the point to which its line leads. */
export interface Slot<T> {
  item: T
  to: Point
  /** The height of the label in pixels. */
  height: number
  /** The vertical middle of the label. */
  y: number
}

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const turn = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** Moves labels apart, so that none overlaps another or leaves the range. Their order stays. */
function spread<T>(slots: readonly Slot<T>[], top: number, bottom: number, gap: number): void {
  let edge = top
  for (const slot of slots) {
    slot.y = Math.max(slot.y, edge + slot.height / 2)
    edge = slot.y + slot.height / 2 + gap
  }
  edge = bottom
  for (const slot of [...slots].reverse()) {
    slot.y = Math.min(slot.y, edge - slot.height / 2)
    edge = slot.y - slot.height / 2 - gap
  }
}

/**
 * Places the labels of one side below each other, near their parts, without crossing lines.
 * @param x where the lines start
 */
export function placeCallouts<T>(
  items: readonly { item: T; to: Point; height: number }[],
  x: number,
  { top, bottom, gap }: { top: number; bottom: number; gap: number },
): Slot<T>[] {
  let slots = items.map((item) => ({ ...item, y: item.to.y })).sort((a, b) => a.to.y - b.to.y)
  spread(slots, top, bottom, gap)
  for (let round = 0; round < items.length * items.length; round += 1) {
    const at = slots.findIndex((one, index) => {
      const other = slots[index + 1]
      return other !== undefined && crosses({ x, y: one.y }, one.to, { x, y: other.y }, other.to)
    })
    if (at < 0) break
    const order = [...slots]
    order.splice(at, 2, ...order.slice(at, at + 2).reverse())
    slots = order.map((slot) => ({ ...slot, y: slot.to.y }))
    // The swapped order must stay although the parts' heights are in the other order.
    slots.forEach((slot, index) => {
      slot.y = Math.max(slot.y, slots[index - 1]?.y ?? slot.y)
    })
    spread(slots, top, bottom, gap)
  }
  return slots
}
