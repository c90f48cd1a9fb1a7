import { errorCell, isMissed, lostIn, type ErrorsTable } from '@classeur/domain/marks'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { columnName } from '../matrix/column-name.ts'
import { pCurve, sCurve } from '../matrix/sp-curves.ts'
import classes from './error-map.module.css'

interface ErrorMapProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  column: ErrorsTable['columns'][number]
  onColumn: (columnId: string) => void
}

/** Units of the drawing, which is stretched to its width. */
const cellSize = { column: 32, row: 11 }

/** The whole table as a small picture. Each column is a button that shows who missed it. */
export function ErrorMap({ engine, sheet, table, view, column, onColumn }: ErrorMapProps) {
  const { t } = useTranslation('mark-errors')
  return (
    <div className={classes.scroller}>
      <div className={classes.map} style={{ ['--columns' as string]: table.columns.length }}>
        <ul className={`plain-list ${classes.columns}`} aria-label={t('tools.columns')}>
          {table.columns.map((one) => {
            const name = columnName(sheet, one, view.by)
            return (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one.id === column.id}
                  aria-label={t('map.column', {
                    name,
                    n: isolate(formatNumber(one.missed.studentIds.length)),
                  })}
                  onClick={() => onColumn(one.id)}
                >
                  <b>{name}</b>
                  <span>{formatNumber(one.missed.studentIds.length)}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <Picture {...{ engine, table, view }} />
      </div>
    </div>
  )
}

/** Rows are the students in the order; the text of each cell is in the list below. */
const Picture = memo(function Picture({
  engine,
  table,
  view,
}: Pick<ErrorMapProps, 'engine' | 'table' | 'view'>) {
  const { columns, students, unexpected } = table
  const cells = useMemo(
    () =>
      students.flatMap(({ studentId }, row) => {
        const marks = engine.row(studentId)
        return columns.flatMap((column, col) => {
          const cell = errorCell(column, marks)
          if (!cell || lostIn(cell) === 0) return []
          const lost = lostIn(cell) / cell.maximumHundredths
          const missed = isMissed(cell, view.thresholdBasisPoints)
          return [{ key: `${studentId} ${column.id}`, row, col, lost, missed }]
        })
      }),
    [engine, columns, students, view.thresholdBasisPoints],
  )
  const rowOf = new Map(students.map(({ studentId }, row) => [studentId, row]))
  const colOf = new Map(columns.map(({ id }, col) => [id, col]))
  const [width, height] = [columns.length * cellSize.column, students.length * cellSize.row]
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ blockSize: height }}
      aria-hidden
    >
      {columns.map(({ id }, col) => (
        <line key={id} x1={col * cellSize.column} x2={col * cellSize.column} y1={0} y2={height} />
      ))}
      {cells.map(({ key, row, col, lost, missed }) => (
        <rect
          key={key}
          data-missed={missed || undefined}
          x={col * cellSize.column + 1}
          y={(row + 1 - lost) * cellSize.row}
          width={cellSize.column - 2}
          height={Math.max(lost * cellSize.row - 1, 1)}
        />
      ))}
      {view.isSpOrder && (
        <>
          <path
            data-curve="halo"
            d={sCurve(
              students.map(({ right }) => right),
              cellSize,
            )}
          />
          <path data-curve="questions" d={pCurve(columns, cellSize)} />
          <path
            data-curve="students"
            d={sCurve(
              students.map(({ right }) => right),
              cellSize,
            )}
          />
        </>
      )}
      {unexpected.map(({ studentId, columnId, kind }) => (
        <rect
          key={`${studentId} ${columnId} outline`}
          data-unexpected={kind}
          x={(colOf.get(columnId) ?? 0) * cellSize.column + 2}
          y={(rowOf.get(studentId) ?? 0) * cellSize.row + 1}
          width={cellSize.column - 4}
          height={cellSize.row - 2}
          rx={2}
        />
      ))}
    </svg>
  )
})
