import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { startEdit } from './edit/edit-cell.ts'
import { goTo, moveField } from './edit/move-active-cell.ts'
import { openMenu } from './menu/open-menu.ts'
import { refAt } from '../model/grid-model.ts'
import type { Grid } from './model/grid.ts'
import { isInRange, samePosition, type Position } from '../model/position.ts'
import { selectionOf } from './model/grid-state.ts'

/** The position under a pointer; null for an open editor and for anything that isn't a cell. */
export function positionUnder(target: EventTarget): Position | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null
  const at = target.closest<HTMLElement>('[data-at]')?.dataset.at?.split(':').map(Number)
  return at ? { row: at[0] ?? 0, col: at[1] ?? 0 } : null
}

/**
 * A mouse selects on press and by dragging, and edits on a double click. A finger selects with the first tap and edits
 * with the next.
 */
export function useGridPointer(grid: Grid) {
  const pointer = useRef('mouse')
  const isDragging = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    pointer.current = event.pointerType
    const position = positionUnder(event.target)
    if (event.pointerType === 'touch' || event.button !== 0 || !position || position.row === -1) return
    // Keep the browser from moving the focus after the press and from selecting text.
    event.preventDefault()
    isDragging.current = true
    goTo(grid, position, event.shiftKey)
  }
  const onPointerOver = (event: PointerEvent) => {
    if (!isDragging.current) return
    if ((event.buttons & 1) === 0) {
      isDragging.current = false
      return
    }
    const position = positionUnder(event.target)
    const { active } = grid.store.get()
    if (position && position.row >= 0 && !samePosition(position, active)) goTo(grid, position, true)
  }
  const onPointerUp = () => {
    isDragging.current = false
  }
  const onClick = (event: MouseEvent) => {
    const position = positionUnder(event.target)
    if (pointer.current !== 'touch' || !position || position.row === -1) return
    const { active, edit, model } = grid.store.get()
    const isOther = !samePosition(position, active)
    if (isOther && edit?.isTouch && refAt(model, position)) moveField(grid, position)
    else if (isOther) goTo(grid, position)
    else if (position.col === -1) openMenu(grid)
    else startEdit(grid, null, { isSelected: true, isTouch: true })
  }
  const onDoubleClick = (event: MouseEvent) => {
    const position = positionUnder(event.target)
    if (position && pointer.current !== 'touch') startEdit(grid, null)
  }
  const onContextMenu = (event: MouseEvent) => {
    const position = positionUnder(event.target)
    if (!position) return
    event.preventDefault()
    if (!isInRange(selectionOf(grid.store.get()), position)) goTo(grid, position)
    openMenu(grid, { x: event.clientX, y: event.clientY })
  }
  const onMouseDown = (event: MouseEvent) => {
    // A tap on another cell moves the open field, so the tap must not take the focus from it.
    const isTap = pointer.current === 'touch' && grid.store.get().edit?.isTouch
    if (isTap && !(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  return { onPointerDown, onPointerOver, onPointerUp, onMouseDown, onClick, onDoubleClick, onContextMenu }
}
