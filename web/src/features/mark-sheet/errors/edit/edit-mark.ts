import type { CellRef } from '@classeur/contracts'
import type { KeyboardEvent } from 'react'
import { cancelEdit, commitEdit, finishEdit, startEdit } from '../../grid/edit/edit-cell.ts'
import type { Grid } from '../../grid/model/grid.ts'
import { positionOf } from '../../model/grid-model.ts'

/** Opens the editor of a mark. A read-only sheet says why it doesn't open. */
export function editMark(grid: Grid, ref: CellRef, isSelected = false): void {
  const position = positionOf(grid.store.get().model, ref)
  if (!position) return
  grid.store.update({ active: position })
  startEdit(grid, null, { isSelected })
}

/**
 * Keys in the editor: Enter, Tab and the vertical arrows save, Escape reverts. `focusCell` returns the focus to the
 * cell, which stays active: the correction may move its student to another row. Returns true for arrows, which go on.
 */
export function onEditorKey(grid: Grid, event: KeyboardEvent, focusCell: () => void): boolean {
  const { key, nativeEvent } = event
  if (nativeEvent.isComposing || key === 'Process') return false
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  if (key === 'Escape') {
    event.preventDefault()
    cancelEdit(grid)
  } else if (key === 'Enter' || key === 'Tab' || isVertical) {
    // Tab goes on from the cell.
    if (key !== 'Tab') event.preventDefault()
    if (key === 'Enter') finishEdit(grid)
    commitEdit(grid)
    focusCell()
  }
  return isVertical
}
