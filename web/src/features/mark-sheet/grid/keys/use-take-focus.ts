import { useLayoutEffect, useRef } from 'react'
import { isDialogOpen, isFocusFree } from './on-page-key.ts'
import type { MountedGrid } from '../model/create-grid.ts'

/** Focuses the active cell as soon as it is rendered, unless a control or a dialog has the focus. */
export function useTakeFocus(grid: MountedGrid): void {
  const isDecided = useRef(false)
  // Run after every render: the rows appear in the second one, after the table has been measured.
  useLayoutEffect(() => {
    const cell = grid.elementAt(grid.store.get().active)
    if (isDecided.current || !cell) return
    isDecided.current = true
    if (isFocusFree(grid) && !isDialogOpen()) cell.focus({ preventScroll: true })
  })
}
