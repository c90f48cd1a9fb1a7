import { namedQuestions } from '../files/question-names.ts'
import {
  gradebookOf,
  type Gradebook,
  type GradebookRow,
  type GradebookStudent,
} from '../gradebook/gradebook.ts'
import type { MarkContent } from '../mark-content.ts'
import type { Aggregation } from '../results/aggregation.ts'
import { meanShare, type ExactShare } from '../shares/exact-share.ts'
import type { MarksByExam, WeightedExam } from '../results/results-of-student.ts'
import { skillShares, type SkillShare } from '../results/skill-shares.ts'

/** The marks of one student in one exam, with the comments on them. */
export type CommentedMarks = Readonly<
  Record<string, (MarkContent & { comment?: string | undefined }) | undefined>
>

/** A skill of one student, beside the mean of the students of the class who were tested in it. */
export interface ReportSkill extends SkillShare {
  classMean: ExactShare | null
}

/** What a teacher wrote about one mark. */
export interface ReportComment {
  examId: string
  /** The name of the question, unique in its exam. */
  question: string
  text: string
}

/** One student's report: the row of the gradebook, with the same numbers, and what explains it. */
export interface TermReport extends GradebookRow {
  /** Number of exams that the student missed, whether they count as zero or not at all. */
  absences: number
  /** In the order in which questions first test them. */
  skills: ReportSkill[]
  /** In the order of the exams and their questions. */
  comments: ReportComment[]
}

/** The reports of a class, and what they share. */
export interface TermReports<Exam> extends Pick<Gradebook<Exam>, 'exams' | 'classMean'> {
  /** The students of the gradebook, by list number. */
  reports: TermReport[]
  /** Number of students among whom ranks are counted. */
  ranked: number
}

/** Whether a cell counts as a missed exam. A report lists exactly the exams that it counts. */
export const isAbsence = ({ state, status }: GradebookRow['cells'][number]): boolean =>
  state === 'absent' || status === 'absent' || status === 'absentZero'

/**
 * The reports of all students of a class on the same exams as its gradebook.
 * @param rankBy the average that decides the ranks; null hides ranks
 */
export function termReportsOf<Exam extends WeightedExam>(
  roster: readonly GradebookStudent[],
  listed: readonly Exam[],
  marks: MarksByExam<CommentedMarks>,
  rankBy: Aggregation | null,
): TermReports<Exam> {
  const { students, exams, classMean } = gradebookOf(roster, listed, marks, rankBy)
  const columns = exams.map(({ exam }) => ({
    id: String(exam._id),
    structure: exam.structure,
    // Labels are compared with each other, so an exam is named once for all students.
    questions: namedQuestions(exam.structure),
  }))
  const papersOf = ({ studentId, cells }: GradebookRow) =>
    columns.flatMap((column, index) => {
      if (cells[index]?.state === 'not-applicable') return []
      return [{ ...column, marks: marks.get(column.id)?.get(studentId) ?? {} }]
    })
  const papers = students.map(papersOf)
  const skills = papers.map(skillShares)
  const ofClass = new Map<string, ExactShare[]>()
  for (const { skillId, share } of skills.flat())
    ofClass.set(skillId, [...(ofClass.get(skillId) ?? []), share])
  const means = new Map([...ofClass].map(([skillId, shares]) => [skillId, meanShare(shares)]))
  return {
    exams,
    classMean,
    ranked: students.filter(({ rank }) => rank !== null).length,
    reports: students.map((row, index) => ({
      ...row,
      absences: row.cells.filter(isAbsence).length,
      skills: (skills[index] ?? []).map((one) => ({ ...one, classMean: means.get(one.skillId) ?? null })),
      comments: (papers[index] ?? []).flatMap(({ id, questions, marks: cells }) =>
        questions.flatMap(({ leaf, name }) => {
          const text = cells[leaf.id]?.comment ?? ''
          return text === '' ? [] : [{ examId: id, question: name, text }]
        }),
      ),
    })),
  }
}
