import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { toExactShare, type ExactShare } from '../shares/exact-share.ts'
import { countedPoints, type StudentMarks } from './result-of.ts'

/** A student's result in one skill. */
export interface SkillShare {
  skillId: string
  /** Points as a share of the maximum, over the questions of this skill and by their weights. */
  share: ExactShare
  /** Number of questions that count; a share of fewer than 3 is unreliable. */
  questions: number
}

/** One exam and the marks of one student in it. */
export interface MarkedExam {
  structure: ExamStructure
  marks: StudentMarks
}

/**
 * The skills of one student over any number of exams, in the order in which questions first test them. Questions count
 * as in `resultOf`; a bonus question counts with its own maximum, because it measures a skill like any other question.
 */
export function skillShares(exams: readonly MarkedExam[]): SkillShare[] {
  const sums = new Map<string, { points: number; maximum: number; questions: number }>()
  for (const { structure, marks } of exams) {
    for (const leaf of activeLeaves(structure)) {
      const points = countedPoints(marks[leaf.id])
      if (points === null) continue
      for (const { skillId, weight } of leaf.skills) {
        const sum = sums.get(skillId) ?? { points: 0, maximum: 0, questions: 0 }
        sum.points += points * weight
        sum.maximum += leaf.maxHundredths * weight
        sum.questions += 1
        sums.set(skillId, sum)
      }
    }
  }
  return [...sums].map(([skillId, { points, maximum, questions }]) => ({
    skillId,
    share: toExactShare({ numerator: BigInt(points), denominator: BigInt(maximum) }),
    questions,
  }))
}
