import type { ExamStructure } from '../../exams/exam-structure.ts'
import { errorColumns, type ErrorColumn } from '../errors/error-columns.ts'
import type { CellNote } from '../notes/cell-note.ts'
import { compareShares, toExactShare, type ExactShare } from '../shares/exact-share.ts'
import { countedPoints, type StudentMarks } from '../results/result-of.ts'
import { skillShares } from '../results/skill-shares.ts'

/** A skill in which a student lost points: what was won, of what, in how many questions that count. */
export interface WeakSkill {
  skillId: string
  /** Points as they stand on the paper, without the weights of the skill. */
  pointsHundredths: number
  maximumHundredths: number
  questions: number
  /**
   * The share by the weights of the skill, as in a term report. It decides whether the skill is weak. Only if these
   * questions weigh differently; otherwise the points are the same share.
   */
  weightedShare?: ExactShare
}

/** What one student should work on, from the marks and error types of one exam. */
export interface WorkOn {
  /** The smallest weighted share first. */
  skills: WeakSkill[]
  /** The most frequent first. */
  errorTypes: { id: string; count: number }[]
}

const mostShown = 4

/** A skill as its points stand on the paper, over the questions that count. */
function onPaper({ id, parts }: ErrorColumn, share: ExactShare, marks: StudentMarks): WeakSkill {
  const counted = parts.flatMap((part) => {
    const points = countedPoints(marks[part.leafId])
    return points === null ? [] : [{ ...part, points }]
  })
  const areWeighted = new Set(counted.map(({ weight }) => weight)).size > 1
  return {
    skillId: id,
    pointsHundredths: counted.reduce((sum, { points }) => sum + points, 0),
    maximumHundredths: counted.reduce((sum, { maxHundredths }) => sum + maxHundredths, 0),
    questions: counted.length,
    ...(areWeighted && { weightedShare: share }),
  }
}

/**
 * The skills below the threshold and the error types that were noted, at most four of each. A skill has the share that a
 * term report shows, so a question that counts as 0 is 0 here too.
 */
export function workOn(
  structure: ExamStructure,
  marks: StudentMarks,
  notes: Readonly<Record<string, CellNote | undefined>>,
  thresholdBasisPoints: number,
): WorkOn {
  const threshold = toExactShare({ numerator: BigInt(thresholdBasisPoints), denominator: 10_000n })
  const shares = new Map(skillShares([{ structure, marks }]).map(({ skillId, share }) => [skillId, share]))
  const weak = errorColumns(structure, 'skill').flatMap((column) => {
    const share = shares.get(column.id)
    const isWeak = share !== undefined && compareShares(share, threshold) < 0
    return isWeak ? [{ share, skill: onPaper(column, share, marks) }] : []
  })
  const counts = new Map<string, number>()
  for (const column of errorColumns(structure, 'question'))
    for (const type of notes[column.id]?.errorTypes ?? []) counts.set(type, (counts.get(type) ?? 0) + 1)
  return {
    skills: weak
      .sort((a, b) => compareShares(a.share, b.share))
      .slice(0, mostShown)
      .map(({ skill }) => skill),
    errorTypes: [...counts]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostShown),
  }
}
