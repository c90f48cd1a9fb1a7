import type { ErrorsTable } from '@classeur/domain/marks'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '../../../../components/feedback/panel-boundary.tsx'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../../model/sheet-figures.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import { movedBy, type MatrixPosition } from './active-cell.ts'
import { ErrorRow } from './error-row.tsx'
import { MatrixHead } from './matrix-head.tsx'
import classes from './error-matrix.module.css'
import { CurveLayer } from './curve-layer.tsx'

interface ErrorMatrixProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  types: ErrorTypes
  active: MatrixPosition
  onActive: (position: MatrixPosition) => void
  /** Handles a key on the active cell; returns true if it did. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Students by questions, skills or levels, with the share of points lost. One tab stop; arrows move. */
export function ErrorMatrix(props: ErrorMatrixProps) {
  const { engine, sheet, table, view, types, active, onActive, onKey } = props
  const { t, i18n } = useTranslation('mark-errors')
  const body = useRef<HTMLTableElement>(null)
  const students = [...table.students.map(({ studentId }) => studentId), ...table.others]
  const size = { rows: students.length, columns: table.columns.length }
  const hasCaution = table.withoutCaution === null
  const unexpected = new Map(
    table.unexpected.map((cell) => [`${cell.studentId} ${cell.columnId}`, cell.kind]),
  )
  const goTo = (position: MatrixPosition) => {
    onActive(position)
    body.current?.querySelector<HTMLElement>(`[data-at="${position.row}:${position.col}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event)) return event.preventDefault()
    const next = movedBy(event.key, active, size, i18n.dir() === 'rtl')
    if (!next) return
    event.preventDefault()
    goTo(next)
  }
  const rowOf = (studentId: string, row: number) => (
    <ErrorRow
      key={studentId}
      {...{ engine, sheet, studentId, row, view, types, hasCaution, unexpected }}
      columns={table.columns}
      caution={table.students[row]?.caution ?? null}
      isOrdered={row < table.students.length}
      activeCol={active.row === row ? active.col : null}
      onActive={(col) => goTo({ row, col })}
    />
  )
  return (
    <div className={classes.scroller}>
      <PanelBoundary>
        <table
          ref={body}
          role="grid"
          aria-label={t('matrix.label')}
          className={classes.table}
          data-caution={hasCaution || undefined}
          onKeyDown={onKeyDown}
        >
          <MatrixHead {...{ sheet, table, view, activeCol: active.col }} />
          <tbody className={classes.body}>
            {table.students.map(({ studentId }, row) => rowOf(studentId, row))}
            {view.isSpOrder && <CurveLayer table={table} />}
          </tbody>
          {table.others.length > 0 && (
            <tbody>
              <tr className={classes.note}>
                <td colSpan={table.columns.length + 2 + (hasCaution ? 1 : 0)}>{t('matrix.outside')}</td>
              </tr>
              {table.others.map((studentId, index) => rowOf(studentId, table.students.length + index))}
            </tbody>
          )}
        </table>
      </PanelBoundary>
    </div>
  )
}
