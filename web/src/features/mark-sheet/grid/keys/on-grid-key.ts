import { cancelEdit, commitEdit, finishEdit } from '../edit/edit-cell.ts'
import { goOn, goTo } from '../edit/move-active-cell.ts'
import type { Grid } from '../model/grid.ts'
import { moved } from '../model/moves.ts'
import { commandOf } from './key-command.ts'
import { pressedOf } from './pressed-of.ts'
import { runCommand } from './run-command.ts'

/** Keys in the editor: Enter saves and goes on, Escape reverts. Arrow keys leave the editor if typing opened it. */
function onEditorKey(grid: Grid, event: KeyboardEvent): void {
  const pressed = pressedOf(event)
  if (pressed.isComposing || pressed.key === 'Process') return
  const { edit, model, active } = grid.store.get()
  if (pressed.key === 'Enter') {
    finishEdit(grid)
    goOn(grid, pressed.shiftKey, edit?.isTouch)
  } else if (pressed.key === 'Escape') cancelEdit(grid)
  else if (pressed.key === 'Tab') {
    // The focus returns to the cell, from where Tab leaves the grid.
    goTo(grid, active)
    return
  } else {
    const command = commandOf(pressed, grid.isRtl())
    // Prevent the browser's bookmark dialog in the middle of a mark.
    if (command?.do === 'fill-down') return event.preventDefault()
    const leaves = command?.do === 'move' && !pressed.command && !command.extend
    const isVertical =
      pressed.key === 'ArrowUp' || pressed.key === 'ArrowDown' || pressed.key.startsWith('Page')
    if (!leaves || !(edit?.typed || isVertical)) return
    commitEdit(grid)
    goTo(grid, moved(model, active, command.move, grid.pageRows()))
  }
  event.preventDefault()
}

/** Handles a key pressed in the grid. */
export function onGridKey(grid: Grid, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  if (target.closest('[role="menu"], [role="search"]')) return
  if (target instanceof HTMLInputElement) return onEditorKey(grid, event)
  if (event.key === 'Tab') return
  const command = commandOf(pressedOf(event), grid.isRtl())
  if (!command) {
    // Space would scroll the table.
    if (event.key === ' ') event.preventDefault()
    return
  }
  // An input method needs the key itself, in the editor that has just opened.
  if (command.do !== 'compose') event.preventDefault()
  runCommand(grid, command)
}
