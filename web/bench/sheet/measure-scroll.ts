import { percentile } from '@classeur/local/bench'
import type { SheetWindow } from './open-pages.ts'

const secondsOfScrolling = 2

/**
 * Scrolls through all rows with the wheel for two seconds; measures the times between frames, and the page's
 * CPU time per frame.
 */
export async function scrollThrough({ page, session, workMs }: SheetWindow) {
  const distance = await page.evaluate(() => {
    const scrolled = [...document.querySelectorAll('[role=grid], [role=grid] *')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 100 &&
        getComputedStyle(element).overflowY !== 'visible',
    )
    if (!scrolled) throw new Error('nothing to scroll')
    scrolled.scrollTop = 0
    return scrolled.scrollHeight - scrolled.clientHeight
  })
  const frames = page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const deltas: number[] = []
        let last = 0
        const begin = performance.now()
        const frame = (now: number) => {
          if (last > 0) deltas.push(now - last)
          last = now
          if (now - begin < ms) requestAnimationFrame(frame)
          else resolve(deltas)
        }
        requestAnimationFrame(frame)
      }),
    secondsOfScrolling * 1000,
  )
  const before = await workMs()
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x: 700, y: 600, yDistance: -distance, speed: Math.round(distance / secondsOfScrolling) },
    gestureSourceType: 'mouse',
  })
  const deltas = await frames
  const work = (await workMs()) - before
  return { median: percentile(deltas, 0.5), p95: percentile(deltas, 0.95), cpu: work / deltas.length }
}
