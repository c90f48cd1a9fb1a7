import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'

/** The scroll positions of the entries of this tab's history, by key. */
const positions = new Map<string, number>()
/** The key of an entry that the router hasn't made. */
const firstKey = 'default'
/** While the page is too short for its position, where it is isn't where the reader was. */
let isReturning = false

/** What a reader does who doesn't wait for the page to scroll by itself. */
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Calls `stop` when the reader does something. Returns a function that no longer does so. */
function onReaderAct(stop: () => void): () => void {
  for (const act of readerActs) window.addEventListener(act, stop, { passive: true })
  return () => {
    for (const act of readerActs) window.removeEventListener(act, stop)
  }
}

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
    forgetReader()
  }
  const forgetReader = onReaderAct(stop)
  isReturning = true
  observer.observe(document.body)
  scroll()
  return stop
}

/** Focuses an element that needn't be a control; it is one only while it has the focus. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}

/**
 * Shows the part of the page that a link names, also if it exists only when the data appear; until the reader does
 * something. Returns a function that stops.
 */
function scrollToPart(id: string): () => void {
  const show = () => {
    const part = document.getElementById(id)
    if (!part) return
    stop()
    part.scrollIntoView({ block: 'start' })
    focusPart(part)
  }
  const observer = new MutationObserver(show)
  const stop = () => {
    observer.disconnect()
    forgetReader()
  }
  const forgetReader = onReaderAct(stop)
  observer.observe(document.body, { childList: true, subtree: true })
  show()
  return stop
}

/**
 * A new screen starts at its top, or at the part that its hash names. Back and Forward return to where the reader was,
 * and a change of the query only, such as an opened panel, doesn't move the page.
 */
export function useScrollPosition({ key, pathname, hash }: Location): void {
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
    // A plain link to a part of this screen: its entry has the same key as the one that was opened first.
    const isPlainLink = isSameScreen && key === firstKey && hash !== ''
    const kept = type === NavigationType.Pop && !isPlainLink ? positions.get(key) : undefined
    if (kept !== undefined) return scrollBackTo(kept)
    if (!isSameScreen) window.scrollTo(0, 0)
    positions.set(key, window.scrollY)
    if (hash.length > 1) return scrollToPart(hash.slice(1))
  }, [key, pathname, hash, type])
}
