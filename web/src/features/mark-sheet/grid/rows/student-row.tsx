import type { SheetStudent } from '@classeur/contracts'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { useGrid } from '../grid-context.ts'
import { gapBefore, type GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { MarkCell } from '../cells/mark-cell.tsx'
import { RowEnd } from './row-end.tsx'
import { RowName } from './row-name.tsx'
import { selectionStateIn, useRowState } from '../cells/row-selection.ts'
import classes from './student-row.module.css'

interface StudentRowProps {
  row: number
  student: SheetStudent
  model: GridModel
  /** The visible questions. */
  columns: readonly number[]
  layout: GridLayout
  /** Number of heading rows before the first student. */
  headings: number
  isReadOnly: boolean
}

/**
 * A student with the visible marks. The row subscribes for its cells, because hundreds of subscriptions would be
 * checked at each key press.
 */
export const StudentRow = memo(function StudentRow(props: StudentRowProps) {
  const { row, student, model, columns, layout, headings, isReadOnly } = props
  const { engine } = useGrid()
  const follow = useCallback(
    (listener: () => void) => engine.subscribeCells(student.id, listener),
    [engine, student.id],
  )
  useSyncExternalStore(follow, () => engine.cellsVersion(student.id))
  const state = useRowState(row, student.id)
  const { activeCol, edit, pasted, present, isSavingShown } = state
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
      <RowName
        row={row}
        student={student}
        width={layout.nameWidth}
        selection={activeCol === null ? undefined : activeCol === -1 ? 'active' : 'row'}
      />
      {columns.map((col, index) => {
        const column = model.columns[col]
        if (!column) return null
        const leafId = column.leaf.id
        const selection = selectionStateIn(state, col)
        const view = engine.cell({ studentId: student.id, leafId })
        return (
          <MarkCell
            key={leafId}
            {...{ row, col, student, column, isReadOnly, selection }}
            gap={gapBefore(layout, col, columns[index - 1])}
            width={layout.widths[col] ?? 0}
            view={view}
            isSavingShown={isSavingShown && view.state === 'saving'}
            edit={selection === 'editing' ? edit : null}
            pasted={pasted?.get(leafId)}
            present={present?.get(leafId)}
          />
        )
      })}
      <RowEnd
        row={row}
        student={student}
        model={model}
        layout={layout}
        activeCol={activeCol !== null && activeCol >= model.columns.length ? activeCol : null}
      />
    </div>
  )
})
