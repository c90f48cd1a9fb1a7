import type { Page } from 'playwright-core'

const frameMs = 1000 / 60

/** The times in milliseconds between the page's frames from now on. */
export const framesDuring = (page: Page, ms: number): Promise<number[]> =>
  page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const deltas: number[] = []
        let last = 0
        const begin = performance.now()
        const frame = (now: number) => {
          if (last > 0) deltas.push(now - last)
          last = now
          if (now - begin < duration) requestAnimationFrame(frame)
          else resolve(deltas)
        }
        requestAnimationFrame(frame)
      }),
    ms,
  )

/** The number of frames at 60 a second that were missing between these. */
export const droppedFrames = (deltas: readonly number[]): number =>
  deltas.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / frameMs) - 1), 0)
