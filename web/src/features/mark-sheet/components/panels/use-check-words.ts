import type { CellRef, SheetChecks } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import type { CheckItem } from './check-group.tsx'
import { leafLabel, startOfRow, studentName } from './sheet-names.ts'
import { takingPart } from './sheet-figures.ts'
import { writeOnScale, writePoints } from './write-numbers.ts'

/** The findings of a sheet in words, the pressing ones first; cells that were not entered are told apart. */
export function useCheckWords(engine: SheetEngine, state: SheetState, checks: SheetChecks) {
  const { t } = useTranslation('mark-panels')
  const { sheet, unread, refused, conflicts } = state
  const { effectiveScale: scale, effectiveRounding: rounding } = sheet.exam
  const cellItem =
    (what: (ref: CellRef) => string) =>
    (ref: CellRef): CheckItem => ({
      key: `${ref.studentId}:${ref.leafId}`,
      where: t('checks.cell', {
        student: studentName(sheet, ref.studentId),
        question: leafLabel(sheet, ref.leafId),
      }),
      what: what(ref),
      ref,
    })
  const rowItem = (studentId: string, what: string): CheckItem => ({
    ...{ key: studentId, where: studentName(sheet, studentId), what },
    ref: startOfRow(sheet, studentId),
  })
  const points = (hundredths: number) => isolate(writePoints(hundredths))
  const onScale = (basisPoints: number) => isolate(writeOnScale(basisPoints / 10_000, scale, rounding))
  return [
    { kind: 'conflicts', items: conflicts.map(cellItem(() => t('checks.conflicts.what'))) },
    { kind: 'refused', items: refused.map(cellItem(() => t('checks.refused.what'))) },
    { kind: 'unread', items: unread.map(cellItem((ref) => isolate(engine.cell(ref).unread?.text ?? ''))) },
    {
      kind: 'totals',
      items: checks.totalDifferences.map(({ studentId, totalHundredths, sumHundredths }) =>
        rowItem(
          studentId,
          t('checks.totals.what', { total: points(totalHundredths), sum: points(sumHundredths) }),
        ),
      ),
    },
    {
      kind: 'equal',
      items: checks.equalColumns.map(({ leafId, valueHundredths, n }): CheckItem => ({
        key: leafId,
        where: leafLabel(sheet, leafId),
        what: t('checks.equal.what', { value: points(valueHundredths), count: n }),
        ref: { studentId: takingPart(sheet)[0] ?? '', leafId },
      })),
    },
    {
      kind: 'outliers',
      items: checks.outliers.map(({ studentId, shareBasisPoints, usualBasisPoints, earlier }) =>
        rowItem(
          studentId,
          t('checks.outliers.what', {
            now: onScale(shareBasisPoints),
            usual: onScale(usualBasisPoints),
            count: earlier,
          }),
        ),
      ),
    },
  ]
}
