import { median } from '@classeur/local/bench'
import type { SheetSize } from '../sheet/bench-sheets.ts'
import { scrollThrough } from '../sheet/measure-scroll.ts'
import { droppedFrames } from '../sheet/page-frames.ts'
import { lastSavedAt, pressUntilPainted, slowDown } from '../sheet/page-probe.ts'
import { untilActive } from './measure-keys.ts'
import type { Grids } from './open-grids.ts'

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const slower = 4
const scrollSeconds = 3
const marks = 3
const first = { row: 4, col: 0 }

/** The product on a phone with a quarter of the CPU: opening, Enter after a mark, and scrolling with a finger. */
export async function measurePhone({ ours }: Grids, size: SheetSize, rounds: number) {
  const { page, session } = ours.window
  await session.send('Emulation.setDeviceMetricsOverride', phone)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await slowDown(session, slower)
  const all: { open: number; enter: number; dropped: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const open = await ours.open(size)
    const { deltas } = await scrollThrough(ours.window, {
      ...{ seconds: scrollSeconds, source: 'touch' },
      ...{ x: phone.width * 0.7, y: phone.height * 0.6 },
    })
    await ours.open(size)
    const point = await page.evaluate(({ row, col }) => window.benchProbe.pointOf(`${row}:${col}`), first)
    if (!point) throw new Error('no cell to tap')
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const enters: number[] = []
    for (let index = 0; index < marks; index += 1) {
      const [at, active] = [`${first.row + index}:${first.col}`, `${first.row + index + 1}:${first.col}`]
      await untilActive(page, at)
      // Differs from the mark of the round before, so that it is saved.
      const text = String(((index + round) % 9) + 1)
      await page.keyboard.press(text)
      const { keyAt, paintedAt } = await pressUntilPainted(page, 'Enter', { cells: [{ at, text }], active })
      enters.push(paintedAt - keyAt)
      if (index === marks - 1) await lastSavedAt(page, keyAt)
    }
    // The first round warms up.
    if (round > 0) all.push({ open, enter: median(enters), dropped: droppedFrames(deltas) })
  }
  await slowDown(session, 1)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.send('Emulation.clearDeviceMetricsOverride')
  const of = (name: keyof (typeof all)[number]) => median(all.map((one) => one[name]))
  return { open: of('open'), enter: of('enter'), dropped: of('dropped') }
}
