import type { MountedGrid } from '../model/create-grid.ts'
import { commandOf, type Command } from './key-command.ts'
import { onGridKey } from './on-grid-key.ts'
import { pressedOf } from './pressed-of.ts'

/** Controls that handle typed text themselves. */
const takesText =
  'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="search"]'

/** Commands that reach the table while a button or link has the focus. The button itself needs Enter, Space and Tab. */
const passedOn: readonly Command['do'][] = ['type', 'compose', 'search', 'keys', 'undo', 'redo']

/** True if no control has the focus: nothing does, or an element around the table. */
export const isFocusFree = (grid: MountedGrid): boolean => {
  const focused = document.activeElement
  return !focused || focused.contains(grid.scroller())
}

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

const isModifierAlone = ({ key }: KeyboardEvent) => key === 'Control' || key === 'Meta'

/**
 * Passes a key pressed outside the table to the table, if no control handles it. Text starts a mark in the active cell.
 * While no control has the focus, every shortcut of the table works, including copy and paste.
 */
export function onPageKey(grid: MountedGrid, event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || isDialogOpen()) return
  if (grid.scroller()?.contains(target) || target.closest(takesText)) return
  const isFree = isFocusFree(grid)
  // Clipboard events go to the focused element, so move the focus unless text is selected on the page.
  const asksForClipboard = isFree && isModifierAlone(event) && (getSelection()?.isCollapsed ?? true)
  const command = commandOf(pressedOf(event), grid.isRtl())
  if (!asksForClipboard && !(command && (isFree || passedOn.includes(command.do)))) return
  grid.show(grid.store.get().active)
  onGridKey(grid, event)
}
