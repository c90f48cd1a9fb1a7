import type { CellRef, ExactShare } from '@classeur/contracts'
import type { SheetChecks } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { totalOf } from '../../model/figures/total-of.ts'
import type { CheckItem } from './check-group.tsx'
import { keyOfEqual, keyOfOutlier, keyOfTotal } from '../../model/figures/seen-findings.ts'
import { leafLabel, startOfRow, studentName } from '../../model/sheet-names.ts'
import { enterable } from '../../model/figures/sheet-figures.ts'

/** The findings of a sheet as text, the urgent ones first, without dismissed ones. */
export function useCheckText(
  engine: SheetEngine,
  state: SheetState,
  checks: SheetChecks,
  seen: ReadonlySet<string>,
) {
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
  const rowItem = (studentId: string, finding: string, what: string): CheckItem => ({
    finding,
    ...{ key: studentId, where: studentName(sheet, studentId), what },
    ref: startOfRow(sheet, studentId),
  })
  const points = (hundredths: number) => isolate(pointsText(hundredths))
  const onScale = (share: ExactShare | null) =>
    share === null ? '' : isolate(results.mean(share, { scale, rounding }))
  const groups: { kind: string; items: CheckItem[] }[] = [
    { kind: 'conflicts', items: conflicts.map(cellItem(() => t('checks.conflicts.what'))) },
    { kind: 'refused', items: refused.map(cellItem(() => t('checks.refused.what'))) },
    { kind: 'unread', items: unread.map(cellItem((ref) => isolate(engine.cell(ref).unread?.text ?? ''))) },
    {
      kind: 'totals',
      items: checks.totalDifferences.map((difference) =>
        rowItem(
          difference.studentId,
          keyOfTotal(difference),
          t('checks.totals.what', {
            total: points(difference.totalHundredths),
            sum: points(difference.sumHundredths),
          }),
        ),
      ),
    },
    {
      kind: 'equal',
      items: checks.equalColumns.map((column): CheckItem => ({
        ...{ key: column.leafId, finding: keyOfEqual(column) },
        where: leafLabel(sheet, column.leafId),
        what: t('checks.equal.what', { value: points(column.valueHundredths), count: column.n }),
        ref: { studentId: enterable(sheet)[0] ?? '', leafId: column.leafId },
      })),
    },
    {
      kind: 'outliers',
      items: checks.outliers.map((outlier) =>
        rowItem(
          outlier.studentId,
          keyOfOutlier(outlier),
          t('checks.outliers.what', {
            now: onScale(totalOf(sheet.exam, engine.row(outlier.studentId)).share),
            usual: onScale(`${String(outlier.usualBasisPoints)}/10000`),
            count: outlier.earlier,
          }),
        ),
      ),
    },
  ]
  return groups.map(({ kind, items }) => ({
    kind,
    items: items.filter(({ finding }) => finding === undefined || !seen.has(finding)),
  }))
}
