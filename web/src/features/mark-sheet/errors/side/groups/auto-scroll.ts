const edgePx = 56
const fastestPx = 14

/** The element around this one that scrolls vertically. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one)
    if (one.scrollHeight > one.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')) return one
  }
  return document.scrollingElement ?? document.documentElement
}

export interface AutoScroll {
  /** Takes the position of the pointer, in px from the top of the window. */
  follow: (y: number) => void
  stop: () => void
}

/** Scrolls while the pointer is near the upper or lower edge of the window. `onScroll` runs after each step. */
export function createAutoScroll(element: Element, onScroll: () => void): AutoScroll {
  const scroller = scrollerOf(element)
  let speed = 0
  let frame = 0
  const step = () => {
    frame = 0
    if (speed === 0) return
    scroller.scrollBy(0, speed)
    onScroll()
    frame = requestAnimationFrame(step)
  }
  return {
    follow: (y) => {
      const above = edgePx - y
      const below = y - (innerHeight - edgePx)
      const depth = Math.max(above, below, 0) / edgePx
      speed = Math.round(Math.min(depth, 1) * fastestPx) * (above > 0 ? -1 : 1)
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      speed = 0
      cancelAnimationFrame(frame)
    },
  }
}
