import type { RestoreCounts } from '@classeur/contracts'
import type { ArchivedExam, ArchivedMarkRow } from '../archive/class-schemas.ts'
import { isEqual } from '../archive/plain-value.ts'
import type { ArchivedClassData } from '../archive/class-collections.ts'
import { cellOf, isEmptyCell } from './cells.ts'
import type { ClassHere } from './class-here.ts'
import { compareMarks, type ComparedCell } from './compare-marks.ts'

export const noCounts = (): RestoreCounts => ({ new: 0, same: 0, changed: 0, conflicts: 0 })

export const addCounts = (a: RestoreCounts, b: RestoreCounts): RestoreCounts => ({
  new: a.new + b.new,
  same: a.same + b.same,
  changed: a.changed + b.changed,
  conflicts: a.conflicts + b.conflicts,
})

/** The fields of an exam that people change; the others follow from them or from marking. */
export const examFields = [
  'title',
  'type',
  'date',
  'termId',
  'subject',
  'coefficientHundredths',
  'scale',
  'passMarkBasisPoints',
  'rounding',
  'status',
  'structure',
  'needGroups',
  'retestOf',
] as const satisfies (keyof ArchivedExam)[]

const sameExam = (a: ArchivedExam, b: ArchivedExam): boolean =>
  examFields.every((field) => isEqual(a[field], b[field]))

/** Whether it is in the archive but not here, or here only in the trash. */
export const isMissing = (
  archived: { deletedAt: Date | null },
  here: { deletedAt: Date | null } | undefined,
): boolean => !here || (archived.deletedAt === null && here.deletedAt !== null)

const marksIn = (rows: readonly ArchivedMarkRow[]): number =>
  rows.reduce(
    (sum, { marks }) => sum + Object.values(marks).filter((mark) => !isEmptyCell(cellOf(mark))).length,
    0,
  )

/** Groups rows by exam. */
export function rowsByExam(rows: readonly ArchivedMarkRow[]): Map<string, ArchivedMarkRow[]> {
  const grouped = new Map<string, ArchivedMarkRow[]>()
  for (const row of rows) {
    const group = grouped.get(row.examId)
    if (group) group.push(row)
    else grouped.set(row.examId, [row])
  }
  return grouped
}

export interface ClassComparison {
  counts: RestoreCounts
  /** Each with its exam here. */
  conflicts: { exam: ArchivedExam; cell: ComparedCell }[]
}

/** Compares the students, exams and marks of a class; everything is new if the class isn't here. */
export function compareClass(
  archived: ArchivedClassData,
  here: ClassHere | null,
  archivedAt: Date,
): ClassComparison {
  const counts = noCounts()
  const conflicts: ClassComparison['conflicts'] = []
  const students = archived.rosters[0]?.students ?? []
  const studentsHere = new Map(here?.roster.students.map((student) => [student.id, student]))
  const archivedIds = new Set(students.map(({ id }) => id))
  for (const student of students) {
    const current = studentsHere.get(student.id)
    if (isMissing(student, current)) counts.new += 1
    else counts[isEqual(student, current) ? 'same' : 'changed'] += 1
  }
  for (const { id, deletedAt } of studentsHere.values())
    if (deletedAt === null && !archivedIds.has(id)) counts.changed += 1

  const examsHere = new Map(here?.exams.map((exam) => [exam._id, exam]))
  const rows = { archived: rowsByExam(archived.mark_rows), here: rowsByExam(here?.rows ?? []) }
  for (const exam of archived.exams) {
    const current = examsHere.get(exam._id)
    const archivedRows = rows.archived.get(exam._id) ?? []
    if (isMissing(exam, current)) counts.new += 1
    else counts[current && sameExam(exam, current) ? 'same' : 'changed'] += 1
    if (!here || !current) {
      counts.new += marksIn(archivedRows)
      continue
    }
    const compared = compareMarks(
      { exam, rows: archivedRows, structureChanges: archived.structure_changes },
      { exam: current, rows: rows.here.get(exam._id) ?? [], structureChanges: here.structureChanges },
      archivedAt,
    )
    for (const cell of compared) {
      if (cell.comparison !== 'conflict') counts[cell.comparison] += 1
      else {
        counts.conflicts += 1
        conflicts.push({ exam: current, cell })
      }
    }
  }
  const archivedExams = new Set(archived.exams.map(({ _id }) => _id))
  for (const { _id, deletedAt } of examsHere.values()) {
    if (deletedAt !== null || archivedExams.has(_id)) continue
    counts.changed += 1 + marksIn(rows.here.get(_id) ?? [])
  }
  return { counts, conflicts }
}
