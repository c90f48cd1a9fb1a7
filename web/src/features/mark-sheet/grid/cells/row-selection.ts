import type { SheetPresence } from '@classeur/contracts'
import { useState, useSyncExternalStore } from 'react'
import { isOneCell } from '../../model/position.ts'
import { useGrid } from '../grid-context.ts'
import { selectionOf, type Edit, type GridState, type PastedCell } from '../model/grid-state.ts'

/** How a cell belongs to the selection. `under-field`: the field opened by touch covers the cell. */
export type CellSelectionState = 'active' | 'editing' | 'under-field' | 'selected' | undefined

/** The part of the grid's state that one row shows. */
export interface RowState {
  /** The active column; null when another row is active. */
  activeCol: number | null
  /** First and last column of a selected block in this row; null without one. */
  first: number | null
  last: number | null
  edit: Edit | null
  /** By question; undefined without pasted cells in this row. */
  pasted: ReadonlyMap<string, PastedCell> | undefined
  /** By question; undefined if nobody else is in this row. */
  present: ReadonlyMap<string, SheetPresence> | undefined
  isSavingShown: boolean
}

function rowStateOf(state: GridState, row: number, studentId: string): RowState {
  const { active, edit, preview, present, isSavingShown } = state
  const isActive = active.row === row
  const range = selectionOf(state)
  const isSelected = row >= range.top && row <= range.bottom && !isOneCell(range)
  return {
    activeCol: isActive ? active.col : null,
    first: isSelected ? range.first : null,
    last: isSelected ? range.last : null,
    edit: isActive ? edit : null,
    pasted: preview?.rows.get(studentId),
    present: present.get(studentId),
    isSavingShown,
  }
}

/** One subscription for everything that a row shows, because all visible rows are checked at each key press. */
export function useRowState(row: number, studentId: string): RowState {
  const { store } = useGrid()
  const [current] = useState(remembered)
  return useSyncExternalStore(store.subscribe, () => current(rowStateOf(store.get(), row, studentId)))
}

/** Returns the same object until one of its fields changes. */
function remembered(): (next: RowState) => RowState {
  let last: RowState | null = null
  return (next) => {
    const fields = Object.keys(next) as (keyof RowState)[]
    if (!last || fields.some((name) => last?.[name] !== next[name])) last = next
    return last
  }
}

export function selectionStateIn(
  { activeCol, first, last, edit }: Pick<RowState, 'activeCol' | 'first' | 'last' | 'edit'>,
  col: number,
): CellSelectionState {
  const isActive = activeCol === col
  if (isActive && edit) return edit.isTouch ? 'under-field' : 'editing'
  if (isActive) return 'active'
  const isSelected = first !== null && last !== null && col >= first && col <= last
  return isSelected ? 'selected' : undefined
}
