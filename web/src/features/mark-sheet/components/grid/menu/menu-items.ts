import { contentOf } from '@classeur/contracts'
import { clearSelection, selectedCells } from '../edit/clear-cells.ts'
import { columnCells, fillDown, fillEmpty, rowCells } from '../fill/fill-cells.ts'
import { historyOfActive } from '../keys/history-of-active.ts'
import type { Grid } from '../model/grid.ts'
import type { OpenMenu } from '../model/grid-state.ts'

/** One line of a menu; `key` names its words. */
export interface MenuItem {
  key: string
  run: () => void
  /** Changes marks: left out where the sheet is read only. */
  writes: boolean
}

const cellsOf = (grid: Grid, of: OpenMenu['of']) => {
  const state = grid.store.get()
  if (of === 'column') return columnCells(state.model, state.active.col)
  return of === 'row' ? rowCells(state.model, state.active.row) : selectedCells(state)
}

/** What can be done with a question, a student or the selected cells. */
export function menuItems(grid: Grid, of: OpenMenu['of']): MenuItem[] {
  const fill = (code: 'absent' | 0) => () => fillEmpty(grid, cellsOf(grid, of), contentOf(code))
  const items: MenuItem[] = [
    { key: 'emptyToAbsent', writes: true, run: fill('absent') },
    { key: 'emptyToZero', writes: true, run: fill(0) },
    { key: 'fillDown', writes: true, run: () => fillDown(grid) },
    { key: 'clear', writes: true, run: () => clearSelection(grid) },
    { key: `history.${of}`, writes: false, run: () => grid.onHistory(historyOfActive(grid)) },
  ]
  const isReadOnly = grid.engine.state().readOnly !== null
  const onlyOfCells = new Set(['fillDown', 'clear'])
  return items.filter(
    ({ key, writes }) => !(writes && isReadOnly) && (of === 'cells' || !onlyOfCells.has(key)),
  )
}
