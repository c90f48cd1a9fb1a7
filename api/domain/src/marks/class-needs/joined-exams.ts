import { activeLeaves, type ExamLeaf, type ExamStructure } from '../../exams/exam-structure.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { namedQuestions } from '../files/question-names.ts'
import { examDayOf, takingPart, type Membership } from '../results/takes-part.ts'
import type { NotedMarks, TermErrorsExam } from '../term-errors/term-errors.ts'

/** A student of the class list. */
export type ListedStudent = Membership & { id: string }

export interface ExamToJoin extends TermErrorsExam {
  title: string
}

/** Several exams as one: all their questions, and for each student the marks of all their papers. */
export interface JoinedExams {
  structure: ExamStructure
  /** The students whose papers count in one exam at least, in the order of the list. */
  studentIds: string[]
  rows: ReadonlyMap<string, NotedMarks>
  /** The name of each question; with the title of its exam if there are several exams. */
  questionNames: ReadonlyMap<string, string>
}

const joinedId = (examId: string, leafId: string) => `${examId}:${leafId}`

export type RowsOfExam = (examId: string) => ReadonlyMap<string, NotedMarks>

/** Joins exams. The figures of one exam are those of its errors table. */
export function joinExams(
  exams: readonly ExamToJoin[],
  students: readonly ListedStudent[],
  rowsOf: RowsOfExam,
): JoinedExams {
  const rows = new Map<string, Record<string, NotedMarks[string]>>()
  const questionNames = new Map<string, string>()
  const leaves: ExamLeaf[] = []
  for (const exam of exams) {
    const examId = String(exam._id)
    const day = examDayOf(exam)
    const marks = rowsOf(examId)
    for (const studentId of takingPart(students, day)) {
      const row = rows.get(studentId) ?? {}
      rows.set(studentId, row)
      for (const [leafId, mark] of Object.entries(marks.get(studentId) ?? {}))
        row[joinedId(examId, leafId)] = mark
    }
    for (const leaf of activeLeaves(exam.structure)) leaves.push({ ...leaf, id: joinedId(examId, leaf.id) })
    for (const { leaf, name } of namedQuestions(exam.structure))
      questionNames.set(joinedId(examId, leaf.id), exams.length > 1 ? `${exam.title} · ${name}` : name)
  }
  return {
    structure: detailedStructure(newLeaf('total', '', 100), leaves, () => 'joined'),
    studentIds: students.flatMap(({ id }) => (rows.has(id) ? [id] : [])),
    rows,
    questionNames,
  }
}
