import {
  cautionFlag,
  errorCell,
  isMissed,
  type ErrorCell,
  type ErrorsTable,
  type UnexpectedCell,
} from '@classeur/domain/marks'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../../model/sheet-figures.ts'
import { studentName } from '../../model/sheet-names.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { percentText, twoDecimals } from '../../model/statistics-text.ts'
import { totalOf } from '../../model/total-of.ts'
import { TypeBadge } from '../types/type-badge.tsx'
import type { ErrorTypes } from '../types/use-error-types.ts'
import classes from './error-row.module.css'
import { useCellName } from './use-cell-name.ts'

interface ErrorRowProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  studentId: string
  row: number
  columns: ErrorsTable['columns']
  view: ErrorsView
  types: ErrorTypes
  caution: number | null
  hasCaution: boolean
  isOrdered: boolean
  unexpected: ReadonlyMap<string, UnexpectedCell['kind']>
  activeCol: number | null
  onActive: (col: number) => void
}

const lostPercent = ({ pointsHundredths, maximumHundredths }: ErrorCell) =>
  maximumHundredths === 0 ? 0 : Math.max(100 - (100 * pointsHundredths) / maximumHundredths, 0)

/** One student. The fill of a cell shows the share of points lost; its text shows the points won. */
export const ErrorRow = memo(function ErrorRow(props: ErrorRowProps) {
  const { engine, sheet, studentId, row, columns, view, types } = props
  const { caution, hasCaution, isOrdered, unexpected, activeCol, onActive } = props
  const { t } = useTranslation('mark-errors')
  const follow = useCallback(
    (listener: () => void) => engine.subscribeCells(studentId, listener),
    [engine, studentId],
  )
  useSyncExternalStore(follow, () => engine.cellsVersion(studentId))
  const nameOf = useCellName(sheet, view, types)
  const marks = engine.row(studentId)
  const total = totalOf(sheet.exam, marks)
  const name = studentName(sheet, studentId)
  return (
    <tr className={classes.row} data-outside={!isOrdered || undefined}>
      <th scope="row" className={classes.name} data-active={activeCol !== null || undefined}>
        <bdi>{name}</bdi>
      </th>
      {columns.map((column, col) => {
        const cell = errorCell(column, marks)
        const missed = cell !== null && isMissed(cell, view.thresholdBasisPoints)
        const leafId = view.by === 'question' ? column.id : null
        const noted = leafId === null ? null : engine.cell({ studentId, leafId })
        const kind = unexpected.get(`${studentId} ${column.id}`)
        const mark = leafId === null ? undefined : marks[leafId]
        const text =
          cell === null
            ? mark?.status
              ? t(`mark-grid:note.${mark.status}`, { zero: 0 })
              : ''
            : view.by === 'question'
              ? pointsText(cell.pointsHundredths)
              : percentText(cell.pointsHundredths / cell.maximumHundredths)
        const isActive = activeCol === col
        return (
          <td
            key={column.id}
            role="gridcell"
            tabIndex={isActive ? 0 : -1}
            data-at={`${row}:${col}`}
            data-missed={missed || undefined}
            data-unexpected={kind}
            data-active={isActive || undefined}
            data-empty={cell === null || undefined}
            data-comment={noted?.comment ? true : undefined}
            aria-selected={isActive}
            aria-label={nameOf({ name, column, text, missed, kind, noted })}
            style={{ ['--lost' as string]: `${cell === null ? 0 : lostPercent(cell)}%` }}
            onClick={() => onActive(col)}
            onFocus={() => !isActive && onActive(col)}
          >
            <bdi>{text}</bdi>
            {noted && noted.errorTypes.length > 0 && (
              <span className={classes.badges}>
                {noted.errorTypes.map((id) => (
                  <TypeBadge key={id} type={types.of(id)} />
                ))}
              </span>
            )}
          </td>
        )
      })}
      <td className={classes.total}>
        {total.pointsHundredths === null
          ? '—'
          : isOrdered
            ? pointsText(total.pointsHundredths)
            : results.pointsOf(total.pointsHundredths, total.maximumHundredths)}
      </td>
      {hasCaution && (
        <td className={classes.caution} data-flag={(caution !== null && caution > cautionFlag) || undefined}>
          {caution === null ? '–' : caution === 0 ? pointsText(0) : twoDecimals(caution)}
        </td>
      )}
    </tr>
  )
})
