import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { leafLabel, leafOf, studentName } from '../../model/sheet-names.ts'
import { gridText } from '../../model/sheet-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { MatrixCell } from '../matrix/active-cell.ts'

export interface ActiveCell {
  /** Null if the cell stands for more than one question. */
  ref: CellRef | null
  /** "Reid Tom, Q9: 0 of 3" */
  name: string
  /** Why no error type can be given; null if one can. */
  why: string | null
  /** Whether the cell takes a comment and another mark. */
  isWritable: boolean
}

interface Shown {
  sheet: SheetState['sheet']
  view: ErrorsView
  active: MatrixCell | null
}

/** The active cell of the table, and whether error types can be given to it. */
export function useActiveCell(engine: SheetEngine, { sheet, view, active }: Shown): ActiveCell {
  const { t } = useTranslation('mark-errors')
  const readOnly = useSheetField(engine, 'readOnly')
  const studentId = active?.studentId
  const leafId = view.by === 'question' ? active?.columnId : undefined
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
