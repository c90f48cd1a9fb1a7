import { emptyContent, readMark, type MarkReading } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import type { Seen } from '../../engine/sheet-engine.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import { announce, type Grid } from '../model/grid.ts'
import { cellPositionText, problemText } from '../../model/sheet-text.ts'

/** Reads a text for a question; nothing at all empties the cell. */
export const readText = (text: string, column: GridColumn): MarkReading =>
  text.trim() === '' ? { ok: true, content: emptyContent } : readMark(text, column.context)

/**
 * Writes what a text means, or keeps the text where it means nothing: it stays visible, and nothing is saved. `seen`:
 * what stood in the cell when the text was begun.
 */
export function takeText(grid: Grid, ref: CellRef, column: GridColumn, text: string, seen: Seen): void {
  const reading = readText(text, column)
  if (reading.ok) {
    const { engine } = grid
    engine.batch(() => {
      if (engine.cell(ref).state === 'unread') engine.revert(ref)
      engine.write('type', [{ ...ref, ...seen, content: reading.content }])
    })
    grid.store.update({ note: null })
    return
  }
  const { problem, nearest } = reading
  grid.engine.keepUnread(ref, { text, problem, nearest }, seen)
  const { model } = grid.store.get()
  // To be seen, a card beside the table says it.
  announce(grid, `${cellPositionText(model, ref)}: ${problemText(problem, nearest, column)}`)
}
