import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { MatrixCell, MatrixOrder } from './active-cell.ts'

/** The cell that Tab leads to. */
export const activeElement = (table: ParentNode | null): HTMLElement | null =>
  table?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') ?? null

/**
 * Keeps the focus on the active cell when its row is rendered elsewhere, as after the last mark of a paper, which brings
 * the student into the order. It stays away from the cell that replaces one which is gone.
 */
export function useKeepFocus(
  table: RefObject<HTMLTableElement | null>,
  order: MatrixOrder,
  { studentId, columnId }: MatrixCell,
) {
  const focused = useRef<MatrixCell | null>(null)
  useLayoutEffect(() => {
    const before = focused.current
    const isLost = before !== null && (document.activeElement ?? document.body) === document.body
    if (isLost && before.studentId === studentId && before.columnId === columnId)
      activeElement(table.current)?.focus({ preventScroll: true })
  }, [table, order, studentId, columnId])
  useLayoutEffect(() => {
    if (focused.current) focused.current = { studentId, columnId }
  }, [studentId, columnId])
  return {
    onFocus: () => {
      focused.current = { studentId, columnId }
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) focused.current = null
    },
  }
}
