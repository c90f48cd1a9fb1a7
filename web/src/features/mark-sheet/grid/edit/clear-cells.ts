import { emptyContent, sameContent } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import { isEnterable, refAt } from '../../model/grid-model.ts'
import { notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
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

/** Empties the selection as one step, including unreadable texts. A notice offers to undo it for more than one cell. */
export function clearSelection(grid: Grid): void {
  const { engine } = grid
  const state = grid.store.get()
  const cells = selectedCells(state)
  // In a block, skip cells in which nothing can be entered. Give the reason only if there are no others.
  if (refuseEntry(grid, cells.length > 0 ? -1 : state.active.row)) return
  const isFilled = (ref: CellRef) => {
    const { unread, content } = engine.cell(ref)
    return unread !== null || !sameContent(content, emptyContent)
  }
  const changes = cells.filter(isFilled).map((ref) => ({ ...ref, content: emptyContent }))
  const texts = changes.flatMap((ref) => {
    const { unread } = engine.cell(ref)
    return unread ? [{ ref, unread, seen: engine.seen(ref) }] : []
  })
  const operationId = changes.length > 0 ? engine.write('clear', changes) : null
  grid.store.update({ note: null })
  if (changes.length < 2) return
  const message = gridText('emptied', { count: changes.length })
  if (operationId !== null) notifyStep(engine, operationId, message)
  // Without a mark, there is no step to undo.
  else
    notifyUndoable(message, {
      label: gridText('undo.action'),
      run: () =>
        engine.batch(() => texts.forEach(({ ref, unread, seen }) => engine.keepUnread(ref, unread, seen))),
    })
}
