import { errorCell, type ErrorsTable } from '@classeur/domain/marks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { CellEditor } from '../../grid/cells/cell-editor.tsx'
import type { MountedGrid } from '../../grid/model/create-grid.ts'
import type { Edit } from '../../grid/model/grid-state.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { studentName } from '../../model/sheet-names.ts'
import type { MatrixCell, MatrixOrder } from '../matrix/active-cell.ts'
import { columnName } from '../matrix/column-name.ts'
import { useCellText } from '../matrix/use-cell-text.ts'
import { TypeBadge } from '../types/type-badge.tsx'
import type { ErrorTypes } from '../types/use-error-types.ts'
import classes from './column-list.module.css'

interface ColumnListProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  grid: MountedGrid
  table: ErrorsTable
  order: MatrixOrder
  view: ErrorsView
  types: ErrorTypes
  active: MatrixCell
  column: ErrorsTable['columns'][number]
  edit: Edit | null
  onActive: (cell: MatrixCell) => void
  onColumn: (columnId: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Who missed the chosen column. A student becomes the active one, and the strip below takes types and comments. */
export function ColumnList(props: ColumnListProps) {
  const { engine, sheet, grid, table, order, view, types, active, column, edit, onActive, onColumn } = props
  const { t } = useTranslation('mark-errors')
  const textOf = useCellText(view)
  useSyncExternalStore(engine.subscribeRows, engine.rows)
  useSyncExternalStore(engine.subscribeNotes, engine.notes)
  const at = order.columns.indexOf(column.id)
  const name = isolate(columnName(sheet, column, view.by))
  const leafId = view.by === 'question' ? column.id : null
  const missed = column.missed.studentIds
  const activeKey = `${column.id}:${active.studentId}`
  const [lastMissed, setLastMissed] = useState('')
  if (missed.includes(active.studentId) && lastMissed !== activeKey) setLastMissed(activeKey)
  // A student whose mark is corrected stays in the list until another one is chosen.
  const isCorrected = !missed.includes(active.studentId) && lastMissed === activeKey
  const listed = isCorrected ? [...missed, active.studentId] : missed
  const stepTo = (step: -1 | 1, label: string) => (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      disabled={table.columns[at + step] === undefined}
      onClick={() => onColumn(table.columns[at + step]?.id ?? column.id)}
    >
      {step < 0 ? (
        <IconChevronLeft size={18} aria-hidden className="turns-in-rtl" />
      ) : (
        <IconChevronRight size={18} aria-hidden className="turns-in-rtl" />
      )}
    </button>
  )
  return (
    <section className={classes.part} aria-label={t('who.who', { question: name })}>
      <header className={classes.head}>
        {stepTo(-1, t('map.previous'))}
        <div>
          <h2>{t('who.who', { question: name })}</h2>
          <p className="text-quiet">
            {t('mostMissed.count', {
              count: missed.length,
              n: isolate(formatNumber(column.missed.of)),
            })}
          </p>
        </div>
        {stepTo(1, t('map.next'))}
      </header>
      <ul className={`plain-list ${classes.list}`} onKeyDown={props.onKeyDown}>
        {listed.map((studentId) => {
          const marks = engine.row(studentId)
          const cell = leafId === null ? null : engine.cell({ studentId, leafId })
          const text = textOf(errorCell(column, marks), leafId === null ? undefined : marks[leafId], cell)
          const given = cell?.errorTypes ?? []
          const isActive = studentId === active.studentId
          const student = grid.store.get().model.students.find(({ id }) => id === studentId)
          const question = grid.store.get().model.columns.find(({ leaf }) => leaf.id === leafId)
          const isEdited = edit?.ref.studentId === studentId && edit.ref.leafId === leafId
          return (
            <li key={studentId} className={classes.row} data-active={isActive || undefined}>
              <button
                type="button"
                data-at={`${order.students.indexOf(studentId)}:${at}`}
                aria-pressed={isActive}
                data-state={cell?.state === 'saved' ? undefined : cell?.state}
                onClick={() => onActive({ studentId, columnId: column.id })}
              >
                <span className={classes.badges}>
                  {given.length === 0 ? (
                    <TypeBadge type={undefined} />
                  ) : (
                    given.map((id) => <TypeBadge key={id} type={types.of(id)} />)
                  )}
                </span>
                <span className={classes.name}>
                  <bdi>{studentName(sheet, studentId)}</bdi>
                  {cell?.comment && <small dir="auto">{cell.comment}</small>}
                </span>
                {!isEdited && <b>{text}</b>}
                {given.length > 0 && (
                  <span className="visually-hidden">
                    {given.map((id) => types.of(id).name).join(t('groups.comma'))}
                  </span>
                )}
              </button>
              {isEdited && student && question && (
                <span className={classes.field}>
                  <CellEditor student={student} column={question} edit={edit} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {missed.length === 0 && <p className={classes.none}>{t('who.nobody')}</p>}
    </section>
  )
}
