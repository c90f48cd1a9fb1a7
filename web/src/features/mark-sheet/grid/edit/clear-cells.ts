import { emptyContent, sameContent } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import { isEnterable, refAt } from '../../model/grid-model.ts'
import { selectionOf, type GridState } from '../model/grid-state.ts'
import { positionsOf } from '../../model/position.ts'
import type { Grid } from '../model/grid.ts'
import { gridText } from '../../model/sheet-text.ts'
import { notifyStep } from '../../model/take-step.ts'
import { refuseEntry } from './edit-cell.ts'

/** The selected cells in which marks can be entered, row by row. */
export const selectedCells = (state: Pick<GridState, 'model' | 'active' | 'anchor'>): CellRef[] =>
  [...positionsOf(selectionOf(state))].flatMap((position) =>
    isEnterable(state.model.students[position.row]) ? (refAt(state.model, position) ?? []) : [],
  )

/** Empties the selection as one step, including unreadable texts. A notice offers to undo it for more than one mark. */
export function clearSelection(grid: Grid): void {
  const state = grid.store.get()
  const cells = selectedCells(state)
  // In a block, skip cells in which nothing can be entered. Give the reason only if there are no others.
  if (refuseEntry(grid, cells.length > 0 ? -1 : state.active.row)) return
  for (const ref of cells) if (grid.engine.cell(ref).state === 'unread') grid.engine.revert(ref)
  const changes = cells
    .filter((ref) => !sameContent(grid.engine.cell(ref).content, emptyContent))
    .map((ref) => ({ ...ref, content: emptyContent }))
  const operationId = changes.length > 0 ? grid.engine.write('clear', changes) : null
  grid.store.update({ note: null })
  if (operationId !== null && changes.length > 1)
    notifyStep(grid.engine, operationId, gridText('emptied', { count: changes.length }))
}
