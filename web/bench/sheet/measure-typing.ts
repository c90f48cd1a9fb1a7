import { blockText, pointsAt, type SheetSize } from './bench-sheets.ts'
import type { SheetWindow } from './sheet-window.ts'
import { copyText, lastSavedAt, pressUntilPainted, type Shown } from './page-probe.ts'

/** How a page handles a paste: the product shows the changes and asks first. */
export type PasteForm = 'asks' | 'at once'

/** The first rows and columns of a block, which every window shows. */
export const seenOf = (textOf: (student: number, question: number) => string): Shown[] =>
  [0, 1, 5, 9].flatMap((row) => [0, 1, 4].map((col) => ({ at: `${row}:${col}`, text: textOf(row, col) })))

/**
 * Pastes the block of a round at the first cell. Measures milliseconds from the keys to paint and to the
 * server's response.
 */
export async function pasteBlock(
  { page, workMs }: SheetWindow,
  size: SheetSize,
  round: number,
  form: PasteForm,
) {
  await copyText(page, blockText(size, round))
  await page.locator('[role=gridcell][data-at="0:0"]').click()
  const cpuBefore = await workMs()
  const text = (row: number, col: number) => String(pointsAt(row, col, round))
  const before = (row: number, col: number) => String(pointsAt(row, col, round - 1))
  let asked = 0
  if (form === 'asks') {
    const overlay = seenOf((row, col) => `${before(row, col)} → ${text(row, col)}`)
    const { keyAt, paintedAt } = await pressUntilPainted(page, 'Control+V', { cells: overlay })
    asked = paintedAt - keyAt
  }
  const { keyAt, paintedAt } = await pressUntilPainted(page, form === 'asks' ? 'Enter' : 'Control+V', {
    cells: seenOf(text),
  })
  const cpu = (await workMs()) - cpuBefore
  const saved = await lastSavedAt(page, keyAt)
  return { asked, painted: asked + paintedAt - keyAt, saved: saved - keyAt, cpu }
}

/** Types a digit in a cell, then Enter. `to` must differ from the cell's content. */
export async function typeMark({ page, workMs }: SheetWindow, at: string, to: string) {
  await page.locator(`[role=gridcell][data-at="${at}"]`).click()
  const shown = [{ at, text: to }]
  const cpuBefore = await workMs()
  const echo = await pressUntilPainted(page, to, { cells: shown })
  const cpu = (await workMs()) - cpuBefore
  const taken = await pressUntilPainted(page, 'Enter', { cells: shown })
  const saved = await lastSavedAt(page, taken.keyAt)
  return {
    echo: echo.paintedAt - echo.keyAt,
    taken: taken.paintedAt - taken.keyAt,
    saved: saved - taken.keyAt,
    cpu,
  }
}
