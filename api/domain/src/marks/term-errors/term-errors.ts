import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { defaultMissedBelowBasisPoints } from '../statistics/exam-analysis.ts'
import { errorColumns, fewestQuestionsOfSkill } from '../errors/error-columns.ts'
import { missedBy } from '../errors/missed-by.ts'
import { compareShares, type ExactShare } from '../shares/exact-share.ts'
import { olderFirst } from '../results/older-first.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { examDayOf, takingPart, type Membership } from '../results/takes-part.ts'
import { compareErrorTrends, errorTrendOf, type ErrorTrend } from './error-trend.ts'

/** The marks of one student by question, with the error types of the cells that have any. */
export type NotedMarks = Readonly<
  Record<string, NonNullable<StudentMarks[string]> & { errorTypes?: readonly string[] | undefined }>
>

export interface TermErrorsExam {
  _id: unknown
  date: string | null
  createdAt: Date | string
  structure: ExamStructure
}

/** One skill in one exam. */
export interface SkillErrorsCell {
  /** The questions of the exam that test the skill. */
  questions: number
  /** Students below half of the points, of those with a number. */
  missed: number
  of: number
  /** Points lost as a share of the maximum, over all numbers. */
  lostShare: ExactShare
  /** False with fewer than 3 questions: such a cell decides nothing. */
  isReliable: boolean
  /** Whether more was lost than the limit, and enough questions say so. */
  isError: boolean
}

export interface SkillErrors {
  skillId: string
  /** In the order of the exams; null where nobody has a number in the skill. */
  cells: (SkillErrorsCell | null)[]
  trend: ErrorTrend
}

export interface TypeErrors {
  type: string
  /** How often the type was noted, in the order of the exams; null in exams where no type was noted at all. */
  counts: (number | null)[]
  total: number
  trend: ErrorTrend
}

export interface TermErrors<Exam> {
  /** The exams with marks, oldest first. */
  exams: Exam[]
  /** Recurring ones first, then by the points lost in the latest exam. */
  skills: SkillErrors[]
  /** Recurring ones first, then the most frequent. */
  types: TypeErrors[]
}

/** More than this share of the points lost makes a skill an error: of a class, and of one student. */
export const skillErrorAbove = { class: '1/4', student: '1/2' } as const satisfies Record<string, ExactShare>

interface TermErrorsInput<Exam> {
  exams: readonly Exam[]
  roster: readonly (Membership & { id: string })[]
  /** By exam id, then by student id. */
  rows: ReadonlyMap<string, ReadonlyMap<string, NotedMarks>>
  /** The students to count: a class, a group, or one student. */
  isShown: (studentId: string) => boolean
  errorAbove: ExactShare
}

interface ReadExam<Exam> {
  exam: Exam
  skills: Map<string, SkillErrorsCell>
  /** Null if nobody in the class has an error type in this exam. */
  types: Map<string, number> | null
}

const noRows: ReadonlyMap<string, NotedMarks> = new Map()

/** The errors of some students over several exams, by skill and by error type, and which of them recur. */
export function termErrorsOf<Exam extends TermErrorsExam>(input: TermErrorsInput<Exam>): TermErrors<Exam> {
  const read = input.exams
    .toSorted(olderFirst)
    .map((exam) => readExam(exam, input))
    .flatMap((one) => one ?? [])
  const skillIds = new Set(read.flatMap(({ skills }) => [...skills.keys()]))
  const types = new Set(read.flatMap((one) => [...(one.types?.keys() ?? [])]))
  return {
    exams: read.map(({ exam }) => exam),
    skills: [...skillIds].map((skillId) => skillOver(skillId, read)).sort(compareSkills),
    types: [...types]
      .map((type) => typeOver(type, read))
      .sort((a, b) => compareErrorTrends(a.trend, b.trend) || b.total - a.total),
  }
}

/** Null if none of the students has a number in this exam. */
function readExam<Exam extends TermErrorsExam>(
  exam: Exam,
  { roster, rows, isShown, errorAbove }: TermErrorsInput<Exam>,
): ReadExam<Exam> | null {
  const marks = rows.get(String(exam._id)) ?? noRows
  const day = examDayOf(exam)
  const taking = takingPart(roster, day)
  const shown = taking.filter(isShown)
  const leafIds = activeLeaves(exam.structure).map(({ id }) => id)
  const isMarked = shown.some((id) =>
    leafIds.some((leafId) => marks.get(id)?.[leafId]?.valueHundredths != null),
  )
  if (!isMarked) return null
  const columns = errorColumns(exam.structure, 'skill')
  const missed = missedBy(columns, shown, marks, defaultMissedBelowBasisPoints)
  const skills = new Map<string, SkillErrorsCell>()
  columns.forEach(({ id, parts }, index) => {
    const one = missed[index]
    if (!one || one.lostShare === null) return
    const isReliable = parts.length >= fewestQuestionsOfSkill
    skills.set(id, {
      ...{ questions: parts.length, missed: one.studentIds.length, of: one.of, lostShare: one.lostShare },
      isReliable,
      isError: isReliable && compareShares(one.lostShare, errorAbove) > 0,
    })
  })
  const typesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => leafIds.flatMap((leafId) => marks.get(id)?.[leafId]?.errorTypes ?? []))
  const counts = new Map<string, number>()
  for (const type of typesOf(shown)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return { exam, skills, types: typesOf(taking).length > 0 ? counts : null }
}

function skillOver(skillId: string, exams: readonly ReadExam<unknown>[]): SkillErrors {
  const cells = exams.map(({ skills }) => skills.get(skillId) ?? null)
  const reliable = cells.flatMap((cell) => (cell?.isReliable ? [cell.isError] : []))
  return { skillId, cells, trend: errorTrendOf(reliable) }
}

function typeOver(type: string, exams: readonly ReadExam<unknown>[]): TypeErrors {
  const counts = exams.map(({ types }) => types && (types.get(type) ?? 0))
  const noted = counts.flatMap((count) => count ?? [])
  return {
    ...{ type, counts, total: noted.reduce((sum, count) => sum + count, 0) },
    trend: errorTrendOf(noted.map((count) => count > 0)),
  }
}

function compareSkills(a: SkillErrors, b: SkillErrors): number {
  const latest = ({ cells }: SkillErrors) => cells.findLast((cell) => cell !== null)?.lostShare ?? '0/1'
  return compareErrorTrends(a.trend, b.trend) || compareShares(latest(b), latest(a))
}
