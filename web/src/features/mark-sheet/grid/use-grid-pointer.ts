import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { startEdit } from './edit/edit-cell.ts'
import { goTo, moveField } from './edit/go-to.ts'
import { openMenu } from './menu/open-menu.ts'
import { refAt } from '../model/grid-model.ts'
import type { Grid } from './model/grid.ts'
import { isInRange, samePosition, type Position } from '../model/position.ts'
import { selectionOf } from './model/grid-state.ts'

/** The position under a pointer; null for an open editor and for anything that isn't a cell. */
export function placeUnder(target: EventTarget): Position | null {
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
    const place = placeUnder(event.target)
    if (event.pointerType === 'touch' || event.button !== 0 || !place || place.row === -1) return
    // Keep the browser from moving the focus after the press and from selecting text.
    event.preventDefault()
    isDragging.current = true
    goTo(grid, place, event.shiftKey)
  }
  const onPointerOver = (event: PointerEvent) => {
    if (!isDragging.current) return
    if ((event.buttons & 1) === 0) {
      isDragging.current = false
      return
    }
    const place = placeUnder(event.target)
    const { active } = grid.store.get()
    if (place && place.row >= 0 && !samePosition(place, active)) goTo(grid, place, true)
  }
  const onPointerUp = () => {
    isDragging.current = false
  }
  const onClick = (event: MouseEvent) => {
    const place = placeUnder(event.target)
    if (pointer.current !== 'touch' || !place || place.row === -1) return
    const { active, edit, model } = grid.store.get()
    const isOther = !samePosition(place, active)
    if (isOther && edit?.isTouch && refAt(model, place)) moveField(grid, place)
    else if (isOther) goTo(grid, place)
    else if (place.col === -1) openMenu(grid)
    else startEdit(grid, null, { isSelected: true, isTouch: true })
  }
  const onDoubleClick = (event: MouseEvent) => {
    const place = placeUnder(event.target)
    if (place && pointer.current !== 'touch') startEdit(grid, null)
  }
  const onContextMenu = (event: MouseEvent) => {
    const place = placeUnder(event.target)
    if (!place) return
    event.preventDefault()
    if (!isInRange(selectionOf(grid.store.get()), place)) goTo(grid, place)
    openMenu(grid, { x: event.clientX, y: event.clientY })
  }
  const onMouseDown = (event: MouseEvent) => {
    // A tap on another cell moves the open field, so the tap must not take the focus from it.
    const isTap = pointer.current === 'touch' && grid.store.get().edit?.isTouch
    if (isTap && !(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  return { onPointerDown, onPointerOver, onPointerUp, onMouseDown, onClick, onDoubleClick, onContextMenu }
}
