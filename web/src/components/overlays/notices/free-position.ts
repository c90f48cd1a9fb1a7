/** A rectangle in pixels, measured from the top left corner of the window. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Position of a floating element: the side of the window, and the distance to the lower edge. */
export interface FreePosition {
  side: 'left' | 'right'
  bottomPx: number
}

export interface Floating {
  size: { width: number; height: number }
  window: { width: number; height: number }
  /** The sides to try, in order of preference. */
  sides: readonly FreePosition['side'][]
  /** `insetPx`: distance to the side. `lowestPx`: smallest distance to the lower edge. */
  insetPx: number
  lowestPx: number
}

const stepPx = 8
/** Margin around controls, so that their focus ring stays visible. */
const marginPx = 4
/** Above this share of the window height, a floating element would look like part of the page. */
const highestShare = 0.75

/** More than any area of a screen. */
const coversFocused = 1e12

const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right + marginPx) - Math.max(a.left, b.left - marginPx)) *
  Math.max(0, Math.min(a.bottom, b.bottom + marginPx) - Math.max(a.top, b.top - marginPx))

const boxAt = ({ size, window, insetPx }: Floating, { side, bottomPx }: FreePosition): Box => {
  const left = side === 'left' ? insetPx : window.width - insetPx - size.width
  const bottom = window.height - bottomPx
  return { left, right: left + size.width, top: bottom - size.height, bottom }
}

/**
 * The lowest position that covers none of `taken`, or else the position that covers the smallest area, without a part
 * of `focused`: a person types there, so covering it is worse than covering any area of the others.
 */
export function freePosition(
  floating: Floating,
  taken: readonly Box[],
  focused: Box | null = null,
): FreePosition {
  const { sides, lowestPx, size, window } = floating
  const highestPx = Math.max(lowestPx, window.height * highestShare - size.height)
  let best: { position: FreePosition; covered: number } | null = null
  for (let bottomPx = lowestPx; bottomPx <= highestPx; bottomPx += stepPx) {
    for (const side of sides) {
      const position = { side, bottomPx }
      const box = boxAt(floating, position)
      const ofFocused = focused && overlapOf(box, focused) > 0 ? coversFocused : 0
      const covered = taken.reduce((sum, other) => sum + overlapOf(box, other), ofFocused)
      if (covered === 0) return position
      if (!best || covered < best.covered) best = { position, covered }
    }
  }
  return best?.position ?? { side: sides[0] ?? 'right', bottomPx: lowestPx }
}
