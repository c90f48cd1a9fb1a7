import { errorCell, errorColumns } from '../errors/error-columns.ts'
import { missedBy } from '../errors/missed-by.ts'
import { currentGroups, type CurrentGroup } from '../errors/current-groups.ts'
import type { KeptGroups } from '../errors/group-steps.ts'
import { compareShares, fractionOf, toExactShare, type ExactShare } from '../shares/exact-share.ts'
import { defaultMissedBelowBasisPoints } from '../statistics/exam-analysis.ts'
import { skillErrorAbove } from '../term-errors/term-errors.ts'
import {
  joinExams,
  type ExamToJoin,
  type JoinedExams,
  type ListedStudent,
  type RowsOfExam,
} from './joined-exams.ts'

/** A skill that the class misses. */
export interface SkillNeed {
  skillId: string
  /** Points won as a share of the maximum, over all numbers. */
  wonShare: ExactShare
  questions: number
  /** Students below half of the points, of those with a number. */
  missed: number
  of: number
}

/** An error type in the papers of a class. */
export interface TypeNeed {
  type: string
  /** The questions in which it was noted, in the order of the exam. */
  questions: string[]
  /** Students with this error type. */
  students: number
  /** Students with a number in any question. */
  of: number
}

/** What a class needs, from the marks of one exam or several. */
export interface ClassNeeds {
  /** The smallest share of points first. */
  skills: SkillNeed[]
  /** The skills in which somebody has a number. Without any, the marks say nothing about skills. */
  testedSkillIds: string[]
  /** The most students first. */
  types: TypeNeed[]
  /** As in the errors table. */
  groups: Pick<CurrentGroup, 'position' | 'skillIds' | 'studentIds'>[]
}

interface ClassNeedsInput {
  exams: readonly ExamToJoin[]
  /** The class list, in its order. */
  students: readonly ListedStudent[]
  rowsOf: RowsOfExam
  /** Skills to include even if the class loses few points in them. */
  chosenSkillIds?: readonly string[]
  /** The teacher's groups; only the groups of a single exam can be adjusted. */
  adjusted?: KeptGroups | null
}

const wonOf = (lost: ExactShare): ExactShare => {
  const { numerator, denominator } = fractionOf(lost)
  return toExactShare({ numerator: denominator - numerator, denominator })
}

function skillNeeds(
  { structure, studentIds, rows }: JoinedExams,
  chosen: readonly string[],
): Pick<ClassNeeds, 'skills' | 'testedSkillIds'> {
  const columns = errorColumns(structure, 'skill')
  const missed = missedBy(columns, studentIds, rows, defaultMissedBelowBasisPoints)
  const skills = columns
    .flatMap((column, index): SkillNeed[] => {
      const { lostShare = null, studentIds: who = [], of = 0 } = missed[index] ?? {}
      if (lostShare === null) return []
      const isWeak = compareShares(lostShare, skillErrorAbove.class) > 0
      if (!isWeak && !(chosen.includes(column.id) && who.length > 0)) return []
      const questions = column.parts.length
      return [{ skillId: column.id, wonShare: wonOf(lostShare), questions, missed: who.length, of }]
    })
    .sort((a, b) => compareShares(a.wonShare, b.wonShare))
  return { skills, testedSkillIds: missed.flatMap(({ id, lostShare }) => (lostShare === null ? [] : id)) }
}

function typeNeeds({ structure, studentIds, rows, questionNames }: JoinedExams): TypeNeed[] {
  const questions = errorColumns(structure, 'question')
  const of = studentIds.filter((id) =>
    questions.some((column) => errorCell(column, rows.get(id) ?? {}) !== null),
  ).length
  const types = new Map<string, { questions: Set<string>; students: Set<string> }>()
  for (const { id: leafId } of questions) {
    for (const studentId of studentIds) {
      for (const type of rows.get(studentId)?.[leafId]?.errorTypes ?? []) {
        const one = types.get(type) ?? { questions: new Set(), students: new Set() }
        types.set(type, one)
        one.questions.add(questionNames.get(leafId) ?? '')
        one.students.add(studentId)
      }
    }
  }
  return [...types]
    .map(([type, noted]) => ({
      ...{ type, questions: [...noted.questions], students: noted.students.size, of },
    }))
    .sort((a, b) => b.students - a.students || b.questions.length - a.questions.length)
}

/**
 * Computes what a class needs with the functions of the errors table, so that a lesson plan and the table show the same
 * numbers.
 */
export function classNeeds({
  exams,
  students,
  rowsOf,
  chosenSkillIds = [],
  adjusted = null,
}: ClassNeedsInput): ClassNeeds {
  const joined = joinExams(exams, students, rowsOf)
  const { structure, studentIds, rows } = joined
  return {
    ...skillNeeds(joined, chosenSkillIds),
    types: typeNeeds(joined),
    groups: currentGroups(structure, studentIds, rows, defaultMissedBelowBasisPoints, adjusted),
  }
}
