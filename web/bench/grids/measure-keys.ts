import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { SheetSize } from '../sheet/bench-sheets.ts'
import { seenOf } from '../sheet/measure-typing.ts'
import { droppedFrames, framesDuring } from '../sheet/page-frames.ts'
import { copyText, lastSavedAt, pressUntilPainted } from '../sheet/page-probe.ts'
import type { Contestant } from './open-grids.ts'
import { blockText, textAt } from './grid-marks.ts'

declare global {
  interface Window {
    /** When the last key of a burst was pressed. */
    benchLastKey: number
  }
}

const digits = ['7', '8', '9'] as const
const burstMs = 3000
const burstKeyMs = 50

/** Waits until a cell is painted as the current one. */
export const untilActive = (page: Page, at: string): Promise<number> =>
  page.evaluate((cell) => window.benchProbe.afterPaint(() => window.benchProbe.activeAt() === cell), at)

/** Clicks a cell and waits until it is the current one. */
export async function clickCell(page: Page, at: string): Promise<void> {
  const point = await page.evaluate((cell) => window.benchProbe.pointOf(cell), at)
  if (!point) throw new Error(`no cell ${at}`)
  await page.mouse.click(point.x, point.y)
  await untilActive(page, at)
}

/** Types three marks with Enter after each; milliseconds from each key until its effect is painted. */
export async function typeMarks({ window: { page }, asks }: Contestant, row: number, col: number) {
  await clickCell(page, `${row}:${col}`)
  const [echo, enter]: [number[], number[]] = [[], []]
  let lastAt = 0
  for (const [index, digit] of digits.entries()) {
    const cells = [{ at: `${row + index}:${col}`, text: digit }]
    const echoed = await pressUntilPainted(page, digit, { cells })
    const active = `${row + index + 1}:${col}`
    const gone = await pressUntilPainted(page, 'Enter', { cells, active })
    echo.push(echoed.paintedAt - echoed.keyAt)
    enter.push(gone.paintedAt - gone.keyAt)
    lastAt = gone.keyAt
  }
  // Only the product saves.
  if (asks) await lastSavedAt(page, lastAt)
  return { echo, enter }
}

/**
 * Pastes a block at the first cell; milliseconds from the keys until it is painted, for the product's preview and its
 * application apart.
 */
export async function pasteMarks({ window: { page }, asks }: Contestant, block: SheetSize, round: number) {
  await copyText(page, blockText(block, round))
  await clickCell(page, '0:0')
  const cells = seenOf((student, question) => textAt(student, question, round))
  const press = async (key: string, isPreview?: boolean) => {
    const { keyAt, paintedAt } = await pressUntilPainted(page, key, {
      cells,
      ...(isPreview !== undefined && { isPreview }),
    })
    return { keyAt, ms: paintedAt - keyAt }
  }
  if (!asks) return { preview: 0, apply: (await press('Control+V')).ms }
  const preview = await press('Control+V', true)
  const apply = await press('Enter', false)
  await lastSavedAt(page, apply.keyAt)
  return { preview: preview.ms, apply: apply.ms }
}

/** Presses keys at a fixed pace, however long the page takes for them. */
export async function pressAtPace(page: Page, keys: readonly string[], keyMs: number): Promise<void> {
  const startedAt = performance.now()
  const pressed: Promise<void>[] = []
  for (const [index, key] of keys.entries()) {
    await pause(Math.max(0, startedAt + index * keyMs - performance.now()))
    pressed.push(page.keyboard.press(key))
  }
  await Promise.all(pressed)
}

/**
 * Types 30 marks with Enter after each at 20 keys a second: the frames dropped in these three seconds, and how many of
 * the cells that are still drawn show another mark than the typed one.
 */
export async function burst({ window: { page }, asks }: Contestant, col: number) {
  await clickCell(page, `0:${col}`)
  const marks = burstMs / burstKeyMs / 2
  const texts = Array.from({ length: marks }, (_, index) => String((index % 9) + 1))
  const keys = texts.flatMap((text) => [text, 'Enter'])
  await page.evaluate(() =>
    addEventListener('keydown', ({ timeStamp }) => (window.benchLastKey = timeStamp), true),
  )
  const frames = framesDuring(page, burstMs)
  await pressAtPace(page, keys, burstKeyMs)
  const dropped = droppedFrames(await frames)
  const shown = await page.evaluate(
    ({ count, at }) => Array.from({ length: count }, (_, row) => window.benchProbe.textAt(`${row}:${at}`)),
    { count: marks, at: col },
  )
  const wrong = shown.filter((text, row) => text !== null && text !== texts[row]).length
  if (asks) await lastSavedAt(page, await page.evaluate(() => window.benchLastKey))
  return { dropped, wrong }
}
