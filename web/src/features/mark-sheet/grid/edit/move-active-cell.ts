import type { CellRef } from '@classeur/contracts'
import { flushSync } from 'react-dom'
import { isEnterable, positionOf, refAt } from '../../model/grid-model.ts'
import { note, type Grid } from '../model/grid.ts'
import { samePosition, type Position } from '../../model/position.ts'
import { entered } from '../model/moves.ts'
import { commitEdit, startEdit } from './edit-cell.ts'
import { gridText } from '../../model/sheet-text.ts'

/** Saves the open edit and makes a position active. It renders before this returns. */
export function goTo(grid: Grid, position: Position, extend = false): void {
  const { model, active, anchor } = grid.store.get()
  const to = { active: position, anchor: extend ? (anchor ?? active) : null }
  commitEdit(grid, { ...to, menu: null, asked: null, isSearching: false })
  // Before anything is rendered, moving the focus is cheap: removing a focused field forces a layout of its own.
  grid.elementAt(position)?.focus({ preventScroll: true })
  flushSync(() => undefined)
  grid.show(position)
  grid.engine.focus(refAt(model, position))
}

/**
 * Saves the mark typed by touch and moves the same field to another cell. The field keeps the focus, because a phone
 * closes its keyboard when the focus leaves.
 */
export function moveField(grid: Grid, position: Position): void {
  const { model } = grid.store.get()
  if (grid.engine.state().readOnly !== null || !isEnterable(model.students[position.row]))
    return goTo(grid, position)
  commitEdit(grid)
  grid.store.update({ active: position, anchor: null })
  startEdit(grid, null, { isSelected: true, isTouch: true })
  grid.engine.focus(refAt(model, position))
}

/** Moves to the next cell after a mark, in the person's preferred direction. `isTouch` moves the open field too. */
export function goOn(grid: Grid, isBack = false, isTouch = grid.store.get().edit?.isTouch ?? false): void {
  const { model, active, keyboard } = grid.store.get()
  const next = entered(model, active, keyboard.enterGoesTo, isBack)
  if (isTouch && !samePosition(next, active)) moveField(grid, next)
  else goTo(grid, next)
}

/** Removes the group filter if it hides this student, and says so. */
export function unhide(grid: Grid, studentId: string): void {
  const { students, everybody } = grid.store.get().model
  const isOne = ({ id }: { id: string }) => id === studentId
  if (students.some(isOne) || !everybody.some(isOne)) return
  commitEdit(grid)
  flushSync(() => grid.view.set({ ...grid.view.get(), groupId: null }))
  note(grid, gridText('view.everybodyShown'))
}

/** Goes to a cell, if it is on the sheet. */
export function goToCell(grid: Grid, ref: CellRef, edit = false): void {
  unhide(grid, ref.studentId)
  const position = positionOf(grid.store.get().model, ref)
  if (!position) return
  goTo(grid, position)
  if (edit) startEdit(grid, null, { isSelected: true })
}
