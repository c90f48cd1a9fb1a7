import { activeLeaves } from '../../exams/exam-structure.ts'
import { isEntered } from '../../exams/results/result-of.ts'
import type { CheckedSheet } from './checked-sheet.ts'
import { findEqualColumns, type EqualColumn } from './equal-columns.ts'
import { findOutliers, type Outlier } from './outliers.ts'
import { findTotalDifferences, type TotalDifference } from './total-differences.ts'

/** Findings are questions to the teacher: nothing is wrong before they say so. */
export interface SheetChecks {
  /** Cells of those who take part that hold neither a number nor a status. */
  toEnter: number
  papers: { complete: number; total: number }
  /** Only with something missing; both lists hold the same cells. */
  missingByStudent: { studentId: string; leafIds: string[] }[]
  missingByQuestion: { leafId: string; studentIds: string[] }[]
  totalDifferences: TotalDifference[]
  equalColumns: EqualColumn[]
  outliers: Outlier[]
}

export function checkSheet(sheet: CheckedSheet): SheetChecks {
  const { structure, studentIds, rows } = sheet
  const leafIds = activeLeaves(structure).map(({ id }) => id)
  const missing = studentIds.map((studentId) => {
    const marks = rows.get(studentId)
    return { studentId, leafIds: leafIds.filter((leafId) => !isEntered(marks?.[leafId])) }
  })
  const missingByStudent = missing.filter((one) => one.leafIds.length > 0)
  const byQuestion = new Map<string, string[]>()
  for (const { studentId, leafIds: lacking } of missingByStudent)
    for (const leafId of lacking) byQuestion.set(leafId, [...(byQuestion.get(leafId) ?? []), studentId])
  return {
    toEnter: missingByStudent.reduce((sum, one) => sum + one.leafIds.length, 0),
    papers: { complete: missing.length - missingByStudent.length, total: missing.length },
    missingByStudent,
    missingByQuestion: leafIds.flatMap((leafId) => {
      const lacking = byQuestion.get(leafId)
      return lacking ? [{ leafId, studentIds: lacking }] : []
    }),
    totalDifferences: findTotalDifferences(sheet),
    equalColumns: findEqualColumns(sheet),
    outliers: findOutliers(sheet),
  }
}
