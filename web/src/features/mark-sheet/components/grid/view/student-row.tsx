import type { SheetStudent } from '@classeur/contracts'
import { memo } from 'react'
import type { GridLayout } from '../hooks/grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'
import { MarkCell } from './mark-cell.tsx'
import { RowEnd } from './row-end.tsx'
import { RowName } from './row-name.tsx'
import classes from './student-row.module.css'

interface StudentRowProps {
  row: number
  student: SheetStudent
  model: GridModel
  /** The questions that are seen. */
  columns: readonly number[]
  layout: GridLayout
  /** Rows of headings before the first student. */
  headings: number
  isReadOnly: boolean
}

/** A student with the marks that are seen. */
export const StudentRow = memo(function StudentRow(props: StudentRowProps) {
  const { row, student, model, columns, layout, headings, isReadOnly } = props
  return (
    <div
      role="row"
      aria-rowindex={row + headings + 1}
      className={classes.row}
      data-off={student.takesPart ? undefined : true}
      style={{
        insetBlockStart: row * layout.rowHeight,
        blockSize: layout.rowHeight,
        inlineSize: layout.inlineSize,
      }}
    >
      <RowName row={row} student={student} width={layout.nameWidth} />
      {columns.map((col) => {
        const column = model.columns[col]
        return (
          column && (
            <MarkCell
              key={column.leaf.id}
              row={row}
              col={col}
              student={student}
              column={column}
              start={layout.starts[col] ?? 0}
              width={layout.widths[col] ?? 0}
              isReadOnly={isReadOnly}
            />
          )
        )
      })}
      <RowEnd row={row} student={student} model={model} layout={layout} />
    </div>
  )
})
