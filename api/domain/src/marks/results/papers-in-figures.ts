import type { SheetStudent } from '../../roster/student.ts'
import type { StudentMarks, StudentResult } from './result-of.ts'

/**
 * The students whose papers count in statistics: everybody who takes part. Marks can't be entered for students over the
 * plan's limit, so only their complete papers count.
 */
export const papersInFigures = (
  students: readonly Pick<SheetStudent, 'id' | 'takesPart' | 'isOverLimit'>[],
  rows: ReadonlyMap<string, StudentMarks>,
  resultFor: (marks: StudentMarks) => StudentResult,
): string[] =>
  students.flatMap(({ id, takesPart, isOverLimit }) => {
    const isWhole = () => resultFor(rows.get(id) ?? {}).toEnter === 0
    return takesPart && (!isOverLimit || isWhole()) ? [id] : []
  })
