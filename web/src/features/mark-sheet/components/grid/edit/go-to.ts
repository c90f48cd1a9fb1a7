import type { CellRef } from '@classeur/contracts'
import { flushSync } from 'react-dom'
import { positionOf, refAt } from '../model/grid-model.ts'
import type { Grid } from '../model/grid.ts'
import type { Position } from '../model/position.ts'
import { entered } from '../model/moves.ts'
import { commitEdit, startEdit } from './edit-cell.ts'

/** Goes to a place, in the page before this returns; what is being edited is taken over first. */
export function goTo(grid: Grid, place: Position, extend = false): void {
  commitEdit(grid)
  const { model, active, anchor } = grid.store.get()
  flushSync(() =>
    grid.store.update({
      active: place,
      anchor: extend ? (anchor ?? active) : null,
      menu: null,
      isSearching: false,
    }),
  )
  grid.show(place)
  grid.engine.focus(refAt(model, place))
}

/** On to the next place after a mark, as the person wants it. */
export function goOn(grid: Grid, isBack = false): void {
  const { model, active, keyboard } = grid.store.get()
  goTo(grid, entered(model, active, keyboard.enterGoesTo, isBack))
}

/** Goes to a cell wherever it is; nothing when it is not on the sheet. */
export function goToCell(grid: Grid, ref: CellRef, edit = false): void {
  const place = positionOf(grid.store.get().model, ref)
  if (!place) return
  goTo(grid, place)
  if (edit) startEdit(grid, null, true)
}
