import type { ExamLeaf } from '../../exams/exam-structure.ts'

/** Marks of one paper in the order of its questions, in hundredths of a point; null is not entered. */
export type PaperMarks = readonly (number | null)[]

/** What is known of a question when a slip is looked for. */
export type PaperLeaf = Pick<ExamLeaf, 'maxHundredths' | 'stepHundredths' | 'isBonus'>

/**
 * What may have gone wrong when marks and written total differ.
 * `above-maximum`: a mark that cannot be. `forgotten`: an empty question before others that were entered. `skipped`: a
 * mark was left out and all behind it moved one place. `decimal`: 25 for 2.5. `swapped-digits`: 12 for 21. `twice`: a
 * mark was entered twice in a row. `one-mark`: the difference is exactly one of the marks. `neighbour`: a key beside the
 * right one. `only-here`: the whole difference fits in few questions. `total`: the total itself looks misread or wrongly added.
 */
export type SlipKind =
  | 'above-maximum'
  | 'forgotten'
  | 'skipped'
  | 'decimal'
  | 'swapped-digits'
  | 'twice'
  | 'one-mark'
  | 'neighbour'
  | 'only-here'
  | 'total'

/** One place where it may be. `marks`: the paper as it would then be; null when only a look at the paper can tell. */
export interface SlipPlace {
  index: number
  marks: PaperMarks | null
}

/** `hundredths`: the mark that is missing, too many, or expected; of `total` the sum of the marks. */
export interface SlipHint {
  kind: SlipKind
  places: readonly SlipPlace[]
  hundredths: number
}

/** What every search for a slip starts from. `difference`: written total less the sum of the marks. */
export interface Slip {
  marks: PaperMarks
  leaves: readonly PaperLeaf[]
  writtenTotal: number
  sum: number
  difference: number
}

/** True when the question can have this mark. */
export const isPossible = (leaf: PaperLeaf | undefined, hundredths: number): boolean =>
  leaf !== undefined &&
  hundredths >= 0 &&
  hundredths % leaf.stepHundredths === 0 &&
  (leaf.isBonus || hundredths <= leaf.maxHundredths)

/** Points of a paper; what is not entered adds nothing. */
export const sumOfMarks = (marks: PaperMarks): number =>
  marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
