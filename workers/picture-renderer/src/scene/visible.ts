/** A thing as it was placed, in pixels. */
export interface Placed<T> {
  thing: T
  left: number
  top: number
  width: number
  height: number
  /** The upper edge of what covers the things behind it; by default `top`. */
  front?: number
}

const right = ({ left, width }: Placed<unknown>) => left + width
const frontOf = ({ top, front = top }: Placed<unknown>) => front
const bottom = ({ top, height }: Placed<unknown>) => top + height

/** The share of each box, 0 to 1, that no later box covers. Boxes are larger than the drawings in them. */
export function visibleShares(placed: readonly Placed<unknown>[]): number[] {
  return placed.map((box, index) => {
    const covers = placed
      .slice(index + 1)
      .filter(
        (other) =>
          other.left < right(box) &&
          right(other) > box.left &&
          frontOf(other) < bottom(box) &&
          bottom(other) > box.top,
      )
    const within = (values: number[], from: number, to: number) =>
      [...new Set([from, to, ...values.filter((value) => value > from && value < to)])].sort((a, b) => a - b)
    const xs = within(
      covers.flatMap((other) => [other.left, right(other)]),
      box.left,
      right(box),
    )
    const ys = within(
      covers.flatMap((other) => [frontOf(other), bottom(other)]),
      box.top,
      bottom(box),
    )
    let hidden = 0
    for (const [column, x] of xs.slice(0, -1).entries()) {
      for (const [row, y] of ys.slice(0, -1).entries()) {
        const [nextX = x, nextY = y] = [xs[column + 1], ys[row + 1]]
        const isCovered = covers.some(
          (other) =>
            other.left <= x && right(other) >= nextX && frontOf(other) <= y && bottom(other) >= nextY,
        )
        if (isCovered) hidden += (nextX - x) * (nextY - y)
      }
    }
    return 1 - hidden / (box.width * box.height)
  })
}

/** A thing of which less can be seen counts as hidden. */
const leastVisible = 0.3

/** The things of which at least one copy is hidden behind others, in the order of painting. */
export function hiddenThings<T>(placed: readonly Placed<T>[]): T[] {
  const shares = visibleShares(placed)
  return [
    ...new Set(placed.filter((_box, index) => (shares[index] ?? 0) < leastVisible).map(({ thing }) => thing)),
  ]
}
