import {
  cautionFlag,
  errorCell,
  isMissed,
  type ErrorsTable,
  type UnexpectedCell,
} from '@classeur/domain/marks'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { descriptionOf } from '../../grid/cells/cell-looks.ts'
import type { Edit } from '../../grid/model/grid-state.ts'
import type { GridModel } from '../../model/grid-model.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { studentName } from '../../model/sheet-names.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { twoDecimals } from '../../model/figures/statistics-text.ts'
import { totalOf } from '../../model/figures/total-of.ts'
import type { ErrorTypes } from '../types/use-error-types.ts'
import type { MatrixCell } from './active-cell.ts'
import { ErrorMatrixCell } from './error-cell.tsx'
import classes from './error-row.module.css'
import { segmentsOf } from './segments.ts'
import { useCellName } from './use-cell-name.ts'
import { useCellText } from './use-cell-text.ts'
import { useRowMotion } from './use-row-motion.ts'

interface ErrorRowProps {
  engine: SheetEngine
  sheet: SheetState['sheet']
  /** Students and questions of the editor. */
  model: GridModel
  studentId: string
  row: number
  columns: ErrorsTable['columns']
  /** The rendered columns: `firstColumn` is included, `endColumn` isn't. */
  firstColumn: number
  endColumn: number
  view: ErrorsView
  types: ErrorTypes
  caution: number | null
  hasCaution: boolean
  isOrdered: boolean
  isReadOnly: boolean
  /** The unexpected cells of this student by column. */
  unexpected: ReadonlyMap<string, UnexpectedCell['kind']>
  activeCol: number | null
  /** The open editor, if it is in this row. */
  edit: Edit | null
  onActive: (cell: MatrixCell) => void
}

/** One student. The row subscribes for its cells, and renders only when something in it changes. */
export const ErrorRow = memo(function ErrorRow(props: ErrorRowProps) {
  const { engine, sheet, model, studentId, row, columns, firstColumn, endColumn, view, types } = props
  const { caution, hasCaution, isOrdered, isReadOnly, unexpected, activeCol, edit, onActive } = props
  const follow = useCallback(
    (listener: () => void) => engine.subscribeCells(studentId, listener),
    [engine, studentId],
  )
  useSyncExternalStore(follow, () => engine.cellsVersion(studentId))
  const motion = useRowMotion(row)
  const nameOf = useCellName(sheet, view, types)
  const textOf = useCellText(view)
  const marks = engine.row(studentId)
  const total = totalOf(sheet.exam, marks)
  const name = studentName(sheet, studentId)
  const student = edit && model.students.find(({ id }) => id === studentId)
  return (
    <tr
      ref={motion}
      className={classes.row}
      aria-rowindex={row + headRows + 1}
      data-outside={!isOrdered || undefined}
    >
      <th scope="row" className={classes.name} data-active={activeCol !== null || undefined}>
        <bdi dir="auto" className={`${classes.fullName} keeps-side`} title={name}>
          {name}
        </bdi>
      </th>
      {segmentsOf(columns.length, firstColumn, endColumn, activeCol ?? -1).map((segment) => {
        if ('gap' in segment)
          return <td key={`gap${segment.gap}`} colSpan={segment.gap} aria-hidden className={classes.gap} />
        const column = columns[segment.index]
        if (!column) return null
        const col = segment.index
        const cell = errorCell(column, marks)
        const missed = cell !== null && isMissed(cell, view.thresholdBasisPoints)
        const leafId = view.by === 'question' ? column.id : null
        const noted = leafId === null ? null : engine.cell({ studentId, leafId })
        const kind = unexpected.get(column.id)
        const text = textOf(cell, leafId === null ? undefined : marks[leafId], noted)
        const isUnusual = noted !== null && noted.state !== 'saved' && noted.state !== 'saving'
        const question =
          isUnusual || edit ? model.columns.find(({ leaf }) => leaf.id === column.id) : undefined
        return (
          <ErrorMatrixCell
            key={column.id}
            {...{ row, col, text, cell, missed, kind, types, isReadOnly }}
            view={noted}
            name={nameOf({ name, column, text, missed, kind, noted })}
            description={
              isUnusual && question
                ? descriptionOf(
                    { ...noted, comment: null },
                    question,
                    undefined,
                    undefined,
                    (userId) => sheet.markers.find(({ id }) => id === userId)?.name,
                  )
                : ''
            }
            isActive={activeCol === col}
            edit={
              student && question && edit?.ref.leafId === column.id
                ? { edit, student, column: question }
                : null
            }
            onActive={() => onActive({ studentId, columnId: column.id })}
          />
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

/** The names of the columns, and who missed them. */
export const headRows = 2
