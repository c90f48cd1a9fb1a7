import { activeLeaves } from '../../exams/exam-structure.ts'
import { isEntered } from '../results/result-of.ts'
import { rememberResults } from '../statistics/remember-results.ts'
import type { CheckedSheet } from './checked-sheet.ts'
import { findEqualColumns, type EqualColumn } from './equal-columns.ts'
import { findOutliers, type Outlier } from './outliers.ts'
import { findTotalDifferences, type TotalDifference } from './total-differences.ts'

/** Findings are possible mistakes for the teacher to check, not errors. */
export interface SheetChecks {
  /** Number of cells without a number or status, of students who take part. */
  toEnter: number
  papers: { complete: number; total: number }
  /** Only entries with missing cells; both lists contain the same cells. */
  missingByStudent: { studentId: string; leafIds: string[] }[]
  missingByQuestion: { leafId: string; studentIds: string[] }[]
  totalDifferences: TotalDifference[]
  equalColumns: EqualColumn[]
  outliers: Outlier[]
}

export function checkSheet(checked: CheckedSheet): SheetChecks {
  const { structure, studentIds, rows } = checked
  const sheet = { ...checked, resultFor: checked.resultFor ?? rememberResults(structure) }
  const leafIds = activeLeaves(structure).map(({ id }) => id)
  const missingByStudent = studentIds.flatMap((studentId) => {
    const marks = rows.get(studentId) ?? {}
    if (sheet.resultFor(marks).toEnter === 0) return []
    const lacking = leafIds.filter((leafId) => !isEntered(marks[leafId]))
    return [{ studentId, leafIds: lacking }]
  })
  const byQuestion = new Map<string, string[]>()
  for (const { studentId, leafIds: lacking } of missingByStudent)
    for (const leafId of lacking) {
      const students = byQuestion.get(leafId)
      if (students) students.push(studentId)
      else byQuestion.set(leafId, [studentId])
    }
  return {
    toEnter: missingByStudent.reduce((sum, one) => sum + one.leafIds.length, 0),
    papers: { complete: studentIds.length - missingByStudent.length, total: studentIds.length },
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
