import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'

/** The scroll positions of the entries of this tab's history, by key. */
const positions = new Map<string, number>()
/** While the page is too short for its position, where it is isn't where the reader was. */
let isReturning = false

/** What a reader does who doesn't wait for the page to return to its position. */
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a position, also if the page becomes high enough only when its data appears; until the reader does
 * something. Returns a function that stops.
 */
function scrollBackTo(top: number): () => void {
  const scroll = () => {
    window.scrollTo(0, top)
    if (window.scrollY >= Math.floor(top)) stop()
  }
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    isReturning = false
    observer.disconnect()
    for (const act of readerActs) window.removeEventListener(act, stop)
  }
  for (const act of readerActs) window.addEventListener(act, stop, { passive: true })
  isReturning = true
  observer.observe(document.body)
  scroll()
  return stop
}

/**
 * A new screen starts at its top, Back and Forward return to where the reader was, and a change of the query only, such
 * as an opened panel, doesn't move the page.
 */
export function useScrollPosition({ key, pathname }: Location): void {
  const type = useNavigationType()
  const shownPath = useRef<string | null>(null)

  // In the layout phase: a shorter screen moves the page, which must not count as a position of the screen before.
  useLayoutEffect(() => {
    const keep = () => {
      if (!isReturning) positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  useEffect(() => {
    const isSameScreen = shownPath.current === pathname
    shownPath.current = pathname
    const kept = type === NavigationType.Pop ? positions.get(key) : undefined
    if (kept !== undefined) return scrollBackTo(kept)
    if (!isSameScreen) window.scrollTo(0, 0)
    positions.set(key, window.scrollY)
  }, [key, pathname, type])
}
