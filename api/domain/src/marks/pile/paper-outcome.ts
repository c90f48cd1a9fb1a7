import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { MarkContent, MarkStatus } from '../mark-content.ts'
import { countedPoints, isEntered } from '../results/result-of.ts'
import { sumOfNumbers } from '../statistics/exact-sums.ts'

/**
 * The outcome of a paper. `status`: the whole paper has this status. `excluded`: every question is entered and none
 * counts. `empty`: no question counts so far. Points are in hundredths and cover the questions that count.
 */
export type PaperOutcome =
  | { kind: 'points'; pointsHundredths: number; maximumHundredths: number; isPartial: boolean }
  | { kind: 'status'; status: MarkStatus }
  | { kind: 'excluded' }
  | { kind: 'empty' }

/** One question of a paper. */
interface AnsweredQuestion {
  leaf: Pick<ExamLeaf, 'maxHundredths' | 'isBonus'>
  /** Null if the text isn't a mark of this question. */
  content: MarkContent | null
}

/** True for a status that excludes its question from the maximum. */
const isTakenOut = (content: MarkContent | null) =>
  content !== null && content.status !== null && countedPoints(content) === null

/** The maximum of the questions that count. A bonus adds nothing to it. */
export const paperMaximum = (questions: readonly AnsweredQuestion[]): number =>
  questions
    .filter(({ leaf, content }) => !leaf.isBonus && !isTakenOut(content))
    .reduce((sum, { leaf }) => sum + leaf.maxHundredths, 0)

/** What marks on a paper make together. */
export function paperOutcome(questions: readonly AnsweredQuestion[]): PaperOutcome {
  const statuses = new Set(questions.map(({ content }) => content?.status ?? null))
  const [status] = statuses
  if (status && statuses.size === 1) return { kind: 'status', status }
  const counted = questions.flatMap(({ content }) => (content && countedPoints(content)) ?? [])
  if (counted.length > 0)
    return {
      kind: 'points',
      pointsHundredths: sumOfNumbers(counted),
      maximumHundredths: paperMaximum(questions),
      isPartial: questions.some(({ content }) => isTakenOut(content)),
    }
  return { kind: questions.every(({ content }) => isEntered(content ?? undefined)) ? 'excluded' : 'empty' }
}
