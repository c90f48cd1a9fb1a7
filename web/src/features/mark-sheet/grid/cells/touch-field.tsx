import { useEffect } from 'react'
import { useGrid, useGridState } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import { CellEditor } from './cell-editor.tsx'
import classes from './touch-field.module.css'

interface TouchFieldProps {
  layout: GridLayout
  /** Number of heading rows before the first student. */
  headings: number
}

/**
 * The field opened by touch, placed over the active cell. The same element moves between cells, so that the keyboard
 * stays open.
 */
export function TouchField({ layout, headings }: TouchFieldProps) {
  const grid = useGrid()
  const edit = useGridState((state) => (state.edit?.isTouch ? state.edit : null))
  const { row, col } = useGridState((state) => state.active)
  const model = useGridState((state) => state.model)
  const isOpen = edit !== null
  useEffect(() => {
    if (!isOpen) return
    // The keyboard has opened over part of the table, or has closed.
    const reveal = () => requestAnimationFrame(() => grid.reveal(grid.store.get().active))
    window.visualViewport?.addEventListener('resize', reveal)
    return () => window.visualViewport?.removeEventListener('resize', reveal)
  }, [grid, isOpen])
  const [student, column] = [model.students[row], model.columns[col]]
  if (!edit || !student || !column) return null
  return (
    <div role="row" aria-rowindex={row + headings + 1}>
      <div
        role="gridcell"
        aria-colindex={col + 2}
        className={classes.touchField}
        style={{
          insetBlockStart: row * layout.rowHeight,
          blockSize: layout.rowHeight,
          insetInlineStart: layout.starts[col],
          inlineSize: layout.widths[col],
        }}
      >
        <CellEditor student={student} column={column} edit={edit} />
      </div>
    </div>
  )
}
