import type { ErrorsTable, UnexpectedCell } from '@classeur/domain/marks'
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '../../../../components/feedback/panel-boundary.tsx'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { MountedGrid } from '../../grid/model/create-grid.ts'
import type { Edit } from '../../grid/model/grid-state.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import type { MatrixCell, MatrixOrder } from './active-cell.ts'
import { CurveLayer } from './curve-layer.tsx'
import classes from './error-matrix.module.css'
import { ErrorRow, headRows } from './error-row.tsx'
import { MatrixHead } from './matrix-head.tsx'
import { segmentsOf } from './segments.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useMatrixWindow } from './use-matrix-window.ts'
import { matrixSize } from './matrix-size.ts'

interface ErrorMatrixProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  grid: MountedGrid
  table: ErrorsTable
  order: MatrixOrder
  view: ErrorsView
  types: ErrorTypes
  active: MatrixCell
  edit: Edit | null
  onActive: (cell: MatrixCell) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** A double click on the active cell. */
  onEdit: () => void
}

const nothing: ReadonlyMap<string, UnexpectedCell['kind']> = new Map()

/** The unexpected cells of each student by column. */
function unexpectedOf({ unexpected }: ErrorsTable) {
  const byStudent = new Map<string, Map<string, UnexpectedCell['kind']>>()
  for (const { studentId, columnId, kind } of unexpected) {
    const of = byStudent.get(studentId) ?? new Map<string, UnexpectedCell['kind']>()
    byStudent.set(studentId, of.set(columnId, kind))
  }
  return byStudent
}

/** Students by questions, skills or levels, with the share of points lost. One tab stop; arrows move. */
export function ErrorMatrix(props: ErrorMatrixProps) {
  const { engine, sheet, grid, table, order, view, types, active, edit, onActive, onKeyDown, onEdit } = props
  const { t } = useTranslation('mark-errors')
  const body = useRef<HTMLTableElement>(null)
  const isReadOnly = useSheetField(engine, 'readOnly') !== null
  const { model } = grid.store.get()
  const { students } = order
  const hasCaution = table.withoutCaution === null
  const unexpected = useMemo(() => unexpectedOf(table), [table])
  const inView = useMatrixWindow(body, { rows: students.length, columns: table.columns.length })
  const activeRow = students.indexOf(active.studentId)
  const activeCol = order.columns.indexOf(active.columnId)
  useLayoutEffect(() => {
    grid.attach(body.current)
    return () => grid.attach(null)
  }, [grid])
  const focus = useKeepFocus(body, order, active)

  const rowsFrom = (first: number, count: number) =>
    segmentsOf(count, inView.rows.first - first, inView.rows.end - first, activeRow - first).map(
      (segment) => {
        if ('gap' in segment)
          return (
            <tr key={`gap${segment.gap}`} aria-hidden className={classes.gap}>
              <td style={{ blockSize: segment.gap * matrixSize.rowPx }} />
            </tr>
          )
        const row = first + segment.index
        const studentId = students[row] ?? ''
        return (
          <ErrorRow
            key={studentId}
            {...{ engine, sheet, model, studentId, row, view, types, hasCaution, isReadOnly, onActive }}
            columns={table.columns}
            firstColumn={inView.columns.first}
            endColumn={inView.columns.end}
            caution={table.students[row]?.caution ?? null}
            unexpected={unexpected.get(studentId) ?? nothing}
            isOrdered={row < table.students.length}
            activeCol={row === activeRow ? activeCol : null}
            edit={edit?.ref.studentId === studentId ? edit : null}
          />
        )
      },
    )
  return (
    <div className={classes.scroller}>
      <PanelBoundary>
        <table
          ref={body}
          role="grid"
          aria-label={t('matrix.label')}
          aria-rowcount={students.length + headRows}
          aria-readonly={isReadOnly || undefined}
          className={classes.table}
          data-caution={hasCaution || undefined}
          style={{ ['--columns' as string]: table.columns.length }}
          onKeyDown={onKeyDown}
          onDoubleClick={(event) => (event.target as Element).closest('[role=gridcell]') && onEdit()}
          {...focus}
        >
          <MatrixHead {...{ sheet, table, view, activeCol }} />
          <tbody className={classes.body}>
            {rowsFrom(0, table.students.length)}
            {view.isSpOrder && <CurveLayer table={table} />}
          </tbody>
          {table.others.length > 0 && (
            <tbody>
              <tr className={classes.note}>
                <td colSpan={table.columns.length + 2 + (hasCaution ? 1 : 0)}>{t('matrix.outside')}</td>
              </tr>
              {rowsFrom(table.students.length, table.others.length)}
            </tbody>
          )}
        </table>
      </PanelBoundary>
    </div>
  )
}
