import { percentile } from '@classeur/local/bench'
import { framesDuring } from './page-frames.ts'
import type { SheetWindow } from './sheet-window.ts'

interface Scroll {
  seconds: number
  /** A point inside the table, in pixels of the window. */
  x: number
  y: number
  /** The wheel or a finger. */
  source: 'mouse' | 'touch'
}

const wheel: Scroll = { seconds: 2, x: 700, y: 600, source: 'mouse' }

/** Scrolls through all rows; measures the times between frames, and the page's CPU time per frame. */
export async function scrollThrough({ page, session, workMs }: SheetWindow, how: Partial<Scroll> = {}) {
  const { seconds, x, y, source } = { ...wheel, ...how }
  const distance = await page.evaluate(() => {
    const inside = window.sheetPage ? 'body *' : '[role=grid], [role=grid] *'
    const area = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight
    const [scrolled] = [...document.querySelectorAll(inside)]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 100 &&
          getComputedStyle(element).overflowY !== 'visible',
      )
      .sort((one, other) => area(other) - area(one))
    if (!scrolled) throw new Error('nothing to scroll')
    scrolled.scrollTop = 0
    return scrolled.scrollHeight - scrolled.clientHeight
  })
  const frames = framesDuring(page, seconds * 1000)
  const before = await workMs()
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x, y, yDistance: -distance, speed: Math.round(distance / seconds) },
    gestureSourceType: source,
  })
  const deltas = await frames
  const work = (await workMs()) - before
  return { deltas, median: percentile(deltas, 0.5), p95: percentile(deltas, 0.95), cpu: work / deltas.length }
}
