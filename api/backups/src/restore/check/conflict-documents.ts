import type { ConflictingMark } from '@classeur/contracts'
import { restoreConflictId, type RestoreConflictDocument } from '@classeur/database'
import { leavesOfExercises } from '@classeur/domain/exams'
import type { StoredMark } from '@classeur/domain/marks'
import type { ArchivedExam } from '../archive/class-schemas.ts'
import type { ArchivedClassData } from '../archive/class-collections.ts'
import type { CellContent } from '../compare/cells.ts'
import type { ClassComparison } from '../compare/compare-class.ts'

/** The label of a question, with that of its part if it has several. */
function labelOf({ structure }: Pick<ArchivedExam, 'structure'>, leafId: string): string {
  for (const { questions } of structure.exercises) {
    for (const { label, parts } of questions) {
      const part = parts.find(({ id }) => id === leafId)
      if (part) return parts.length > 1 && part.label !== label ? `${label} ${part.label}` : label
    }
  }
  const leaves = [structure.totalLeaf, ...leavesOfExercises(structure.exercises)]
  return leaves.find(({ id }) => id === leafId)?.label ?? ''
}

const sideOf = (
  cell: CellContent,
  mark: StoredMark | undefined,
  nameOf: (userId: string) => string | null,
): ConflictingMark => ({
  valueHundredths: cell.valueHundredths,
  status: cell.status,
  comment: cell.note.comment === '' ? null : cell.note.comment,
  changedAt: mark ? mark.at.toISOString() : null,
  changedBy: mark ? nameOf(mark.by) : null,
})

/** The conflicts of a class as they are stored. */
export function conflictDocuments(
  restoreId: string,
  { schoolClass, rosters }: Pick<ArchivedClassData, 'schoolClass' | 'rosters'>,
  { conflicts }: Pick<ClassComparison, 'conflicts'>,
  nameOf: (userId: string) => string | null,
): RestoreConflictDocument[] {
  const students = new Map(rosters.flatMap((roster) => roster.students.map((one) => [one.id, one])))
  return conflicts.map(({ exam, cell }) => {
    const student = students.get(cell.studentId)
    const ids = {
      classId: schoolClass._id,
      examId: exam._id,
      studentId: cell.studentId,
      leafId: cell.leafId,
    }
    return {
      _id: restoreConflictId(restoreId, ids),
      ...{ restoreId, ...ids, className: schoolClass.name, examTitle: exam.title },
      studentName: student ? `${student.lastName} ${student.firstName}`.trim() : '',
      questionLabel: labelOf(exam, cell.leafId),
      archived: sideOf(cell.archived, cell.archivedMark, nameOf),
      here: sideOf(cell.here, cell.hereMark, nameOf),
      version: cell.hereMark?.version ?? 0,
      decision: null,
    }
  })
}
