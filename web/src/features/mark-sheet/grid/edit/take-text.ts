import { emptyContent, readMark, type MarkReading } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import type { Seen } from '../../engine/sheet-engine.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import { announce, type Grid } from '../model/grid.ts'
import { cellPositionText, problemText } from '../../model/sheet-text.ts'

/** Reads a text as a mark for a question. An empty text empties the cell. */
export const readText = (text: string, column: GridColumn): MarkReading =>
  text.trim() === '' ? { ok: true, content: emptyContent } : readMark(text, column.context)

/**
 * Writes the mark that a text means. If the text isn't a mark, shows it without saving it. `seen` is the version of the
 * cell when the edit began.
 */
export function takeText(grid: Grid, ref: CellRef, column: GridColumn, text: string, seen: Seen): void {
  const reading = readText(text, column)
  if (reading.ok) {
    grid.engine.write('type', [{ ...ref, ...seen, content: reading.content }])
    grid.store.update({ note: null })
    return
  }
  const { problem, nearest } = reading
  grid.engine.keepUnread(ref, { text, problem, nearest }, seen)
  const { model } = grid.store.get()
  // A card beside the table shows the reason too.
  announce(grid, `${cellPositionText(model, ref)}: ${problemText(problem, nearest, column)}`)
}
