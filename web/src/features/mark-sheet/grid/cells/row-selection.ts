import type { Edit, GridState } from '../model/grid-state.ts'
import { selectionOf } from '../model/grid-state.ts'
import { isOneCell } from '../../model/position.ts'

/** How a cell belongs to the selection. `under-field`: the field opened by touch covers the cell. */
export type CellSelectionState = 'active' | 'editing' | 'under-field' | 'selected' | undefined

type Selected = Pick<GridState, 'active' | 'anchor'>

/** The active column in this row; null when another row is active. */
export const activeColumn = ({ active }: Selected, row: number): number | null =>
  active.row === row ? active.col : null

/** First or last column of a selected block in this row; null without one. */
export function selectedEdge(state: Selected, row: number, edge: 'first' | 'last'): number | null {
  const range = selectionOf(state)
  return row < range.top || row > range.bottom || isOneCell(range) ? null : range[edge]
}

interface RowSelection {
  activeCol: number | null
  first: number | null
  last: number | null
  edit: Edit | null
}

export function selectionStateIn(
  { activeCol, first, last, edit }: RowSelection,
  col: number,
): CellSelectionState {
  const isActive = activeCol === col
  if (isActive && edit) return edit.isTouch ? 'under-field' : 'editing'
  if (isActive) return 'active'
  const isSelected = first !== null && last !== null && col >= first && col <= last
  return isSelected ? 'selected' : undefined
}
