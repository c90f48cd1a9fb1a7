import { clearSelection } from '../edit/clear-cells.ts'
import { refuseEntry, startEdit } from '../edit/edit-cell.ts'
import { goOn, goTo } from '../edit/move-active-cell.ts'
import { gridText } from '../../model/sheet-text.ts'
import { stepBack } from '../edit/step-back.ts'
import { fillDown } from '../fill/fill-cells.ts'
import { openMenu } from '../menu/open-menu.ts'
import { refAt } from '../../model/grid-model.ts'
import { announce, type Grid } from '../model/grid.ts'
import { moved } from '../model/moves.ts'
import { applyPaste, cancelPaste } from '../paste/paste-block.ts'
import { historyOfActive } from './history-of-active.ts'
import type { Command } from './key-command.ts'

/** Reverts an unreadable or refused cell to its saved mark, and reduces the selection to one cell. */
function escape(grid: Grid): void {
  const { model, active } = grid.store.get()
  const ref = refAt(model, active)
  const state = ref && grid.engine.cell(ref).state
  grid.store.update({ anchor: null, menu: null, note: null })
  if (!ref || (state !== 'unread' && state !== 'refused')) return
  grid.engine.revert(ref)
  announce(grid, gridText('reverted'))
}

function selectAll(grid: Grid): void {
  const { model } = grid.store.get()
  const last = { row: model.students.length - 1, col: model.columns.length - 1 }
  grid.store.update({ active: { row: 0, col: 0 }, anchor: last })
  grid.show({ row: 0, col: 0 })
  announce(grid, gridText('selected', { count: model.students.length * model.columns.length }))
}

/** While a pasted block is shown, Enter applies it, Escape discards it, and only movement keys work as usual. */
function overPreview(grid: Grid, command: Command): boolean {
  if (!grid.store.get().preview || command.do === 'move') return false
  if (command.do === 'enter') applyPaste(grid)
  if (command.do === 'escape') cancelPaste(grid)
  return true
}

/** Runs the command of a key. */
export function runCommand(grid: Grid, command: Command): void {
  const { model, active } = grid.store.get()
  if (overPreview(grid, command)) return
  const isHeading = active.row === -1 || active.col === -1
  switch (command.do) {
    case 'move':
      return goTo(grid, moved(model, active, command.move, grid.pageRows()), command.extend)
    case 'enter':
      return isHeading ? openMenu(grid) : goOn(grid, command.back)
    case 'type':
      return startEdit(grid, command.text)
    case 'compose':
      return startEdit(grid, '')
    case 'edit':
      return startEdit(grid, null)
    case 'clear':
      return clearSelection(grid)
    case 'escape':
      return escape(grid)
    case 'undo':
    case 'redo':
      return stepBack(grid, command.do)
    case 'fill-down':
      return void (refuseEntry(grid, -1) || fillDown(grid))
    case 'select-all':
      return selectAll(grid)
    case 'search':
      return grid.store.update({ isSearching: true })
    case 'keys':
      return grid.onKeys()
    case 'history':
      return grid.onHistory(historyOfActive(grid))
    case 'menu':
      return openMenu(grid)
  }
}
