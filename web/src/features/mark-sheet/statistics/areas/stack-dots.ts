/** A dot on an axis; `at` is its position in percent. */
interface Dot {
  id: string
  at: number
}

/** Dots closer than this, in percent of the axis, would overlap. */
const widthPercent = 2.5

/** Gives each dot the lowest level on which it overlaps no other one. Levels start at 0. */
export function stackDots(dots: readonly Dot[]): (Dot & { level: number })[] {
  const ends: number[] = []
  return dots
    .toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id))
    .map((dot) => {
      const free = ends.findIndex((end) => dot.at >= end)
      const level = free < 0 ? ends.length : free
      ends[level] = dot.at + widthPercent
      return { ...dot, level }
    })
}
