import { percentile } from '@classeur/local/bench'
import type { SheetWindow } from './sheet-window.ts'

/** Percentages through which the slider is dragged, one a frame. */
const steps = [
  ...Array.from({ length: 18 }, (_, step) => 50 + 5 * (step % 10)),
  40,
  30,
  20,
  10,
  20,
  30,
  40,
  50,
]
const dragsARound = 3

/** Drags the threshold; measures the times between frames, and the page's CPU time for each step. */
export async function dragThreshold({ page, workMs }: SheetWindow) {
  const before = await workMs()
  const deltas = await page.evaluate(
    async ({ values, times }) => {
      const slider = document.querySelector<HTMLInputElement>('input[type=range]')
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      if (!slider || !set) throw new Error('no threshold')
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const between: number[] = []
      let last = await frame()
      for (let time = 0; time < times; time += 1)
        for (const value of values) {
          set.call(slider, String(value))
          slider.dispatchEvent(new Event('input', { bubbles: true }))
          const now = await frame()
          between.push(now - last)
          last = now
        }
      return between
    },
    { values: steps, times: dragsARound },
  )
  const work = (await workMs()) - before
  return { median: percentile(deltas, 0.5), p95: percentile(deltas, 0.95), cpu: work / deltas.length }
}
