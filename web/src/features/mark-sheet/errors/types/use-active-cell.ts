import type { CellRef } from '@classeur/contracts'
import type { ErrorsTable } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../../model/sheet-figures.ts'
import { leafLabel, leafOf, studentName } from '../../model/sheet-names.ts'
import { gridText } from '../../model/sheet-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { MatrixPosition } from '../matrix/active-cell.ts'

interface ActiveCell {
  /** Null if the cell stands for more than one question. */
  ref: CellRef | null
  /** "Reid Tom, Q9: 0 of 3" */
  name: string
  /** Why no error type can be given; null if one can. */
  why: string | null
  /** Whether the cell takes a comment. */
  isWritable: boolean
}

interface Shown {
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
  active: MatrixPosition
}

/** The active cell of the table, and whether error types can be given to it. */
export function useActiveCell(engine: SheetEngine, { sheet, table, view, active }: Shown): ActiveCell {
  const { t } = useTranslation('mark-errors')
  const readOnly = useSheetField(engine, 'readOnly')
  const students = [...table.students.map(({ studentId }) => studentId), ...table.others]
  const studentId = students[active.row]
  const leafId = view.by === 'question' ? table.columns[active.col]?.id : undefined
  if (!studentId || !leafId) return { ref: null, name: '', why: null, isWritable: false }
  const position = `${studentName(sheet, studentId)}, ${leafLabel(sheet, leafId)}`
  const points = engine.row(studentId)[leafId]?.valueHundredths ?? null
  const maximum = leafOf(sheet, leafId)?.maxHundredths ?? 0
  const name = points === null ? position : `${position}: ${isolate(results.pointsOf(points, maximum))}`
  const why =
    readOnly !== null
      ? gridText(`readOnly.${readOnly}`)
      : points === null
        ? t('strip.noMark')
        : points >= maximum
          ? t('strip.nothingLost')
          : null
  return { ref: { studentId, leafId }, name, why, isWritable: readOnly === null }
}
