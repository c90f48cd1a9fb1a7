import { activeLeaves, type ExamStructure } from '../exam-structure.ts'
import { divideHalfUp } from './divide.ts'
import { countedPoints, type StudentMarks } from './result-of.ts'

/** What was reached in one skill. */
export interface SkillShare {
  skillId: string
  /** Points of the maximum over the questions that ask for it, by their weights, in hundredths of a percent. */
  shareBasisPoints: number
  /** How many questions count; below 3 the share is not to be relied on. */
  questions: number
}

/** One exam and the marks of one student in it. */
export interface MarkedExam {
  structure: ExamStructure
  marks: StudentMarks
}

/**
 * The skills of one student over any number of exams, in the order in which they are first asked for. Questions count
 * as in `resultOf`; a bonus question is held against its own maximum, as it says as much about a skill as any other.
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
    shareBasisPoints: divideHalfUp(points * 10_000, maximum),
    questions,
  }))
}
