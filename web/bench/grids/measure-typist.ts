import { setTimeout as pause } from 'node:timers/promises'
import { storedOf } from '../../e2e/kit/marked-class.ts'
import type { SheetSize } from '../sheet/bench-sheets.ts'
import { droppedFrames, framesDuring } from '../sheet/page-frames.ts'
import { slowDown } from '../sheet/page-probe.ts'
import { clickCell, pressAtPace } from './measure-keys.ts'
import type { Grids } from './open-grids.ts'

const marks = 300
const keyMs = 120
const slower = 4
const savedLimitMs = 30_000

declare global {
  interface Window {
    /** Milliseconds from each digit until it is painted in the cell that was current. */
    benchEchoes: number[]
  }
}

const digitOf = (index: number) => String((index % 9) + 1)

/**
 * A fast typist on a quarter of the CPU: 300 marks with Enter after each and 120 ms between keys. The longest wait from
 * a digit to its echo, dropped frames, and how many of the marks the server has stored.
 */
export async function measureTypist({ api, ours, sheetOf }: Grids, size: SheetSize) {
  const { page, session } = ours.window
  await ours.open(size)
  await slowDown(session, slower)
  await clickCell(page, '0:0')
  await page.evaluate(() => {
    window.benchEchoes = []
    const { activeAt, afterPaint, textAt } = window.benchProbe
    const heard = ({ key, timeStamp }: KeyboardEvent) => {
      const at = activeAt()
      if (!/^\d$/.test(key) || at === null) return
      // After the last row, Enter scrolls to the top, and this cell is no longer drawn.
      const isSeen = () => [key, null].includes(textAt(at))
      void afterPaint(isSeen).then((end) => window.benchEchoes.push(end - timeStamp))
    }
    addEventListener('keydown', heard, true)
  })
  const keys = Array.from({ length: marks }, (_, index) => [digitOf(index), 'Enter']).flat()
  const frames = framesDuring(page, keys.length * keyMs)
  await pressAtPace(page, keys, keyMs)
  const dropped = droppedFrames(await frames)
  const echoes = await page.evaluate(() => window.benchEchoes)
  const countSaved = async () => {
    const stored = await storedOf(api, sheetOf(size))
    const isSaved = (index: number) =>
      stored[index % size.students]?.[Math.floor(index / size.students)] === Number(digitOf(index)) * 100
    return Array.from({ length: marks }, (_, index) => isSaved(index)).filter(Boolean).length
  }
  let saved = await countSaved()
  for (const end = Date.now() + savedLimitMs; saved < marks && Date.now() < end; saved = await countSaved())
    await pause(500)
  await slowDown(session, 1)
  return { echoes, longestEcho: Math.max(...echoes), dropped, saved, marks }
}
