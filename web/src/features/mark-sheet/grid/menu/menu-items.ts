import { contentOf } from '@classeur/domain/marks'
import { clearSelection, selectedCells } from '../edit/clear-cells.ts'
import { askForWholePaper } from '../fill/whole-paper.ts'
import { columnCells, fillDown, fillEmpty, rowCells } from '../fill/fill-cells.ts'
import { historyOfActive } from '../keys/history-of-active.ts'
import type { Grid } from '../model/grid.ts'
import type { OpenMenu } from '../model/grid-state.ts'

/** One item of a menu; `key` is the key of its text. */
export interface MenuItem {
  key: string
  run: () => void
  /** True for an item that changes marks; a read-only sheet doesn't show it. */
  writes: boolean
}

const cellsOf = (grid: Grid, of: OpenMenu['of']) => {
  const state = grid.store.get()
  if (of === 'column') return columnCells(state.model, state.active.col)
  return of === 'row' ? rowCells(state.model, state.active.row) : selectedCells(state)
}

/** Items that only one kind of menu has. */
const onlyOf: Partial<Record<string, OpenMenu['of']>> = {
  ...{ wholePaperAbsent: 'row', card: 'row' },
  ...{ fillDown: 'cells', clear: 'cells' },
}

/** The menu items for a question, a student or the selected cells. */
export function menuItems(grid: Grid, of: OpenMenu['of']): MenuItem[] {
  const fill = (code: 'absent' | 0) => () => fillEmpty(grid, cellsOf(grid, of), contentOf(code))
  const student = grid.store.get().model.students[grid.store.get().active.row]
  const items: MenuItem[] = [
    { key: 'wholePaperAbsent', writes: true, run: () => askForWholePaper(grid, 'absent') },
    { key: 'emptyToAbsent', writes: true, run: fill('absent') },
    { key: 'emptyToZero', writes: true, run: fill(0) },
    { key: 'fillDown', writes: true, run: () => fillDown(grid) },
    { key: 'clear', writes: true, run: () => clearSelection(grid) },
    { key: `history.${of}`, writes: false, run: () => grid.onHistory(historyOfActive(grid)) },
    { key: 'card', writes: false, run: () => student && grid.onCard(student.id) },
  ]
  const isReadOnly = grid.engine.state().readOnly !== null
  return items.filter(({ key, writes }) => !(writes && isReadOnly) && (onlyOf[key] ?? of) === of)
}
