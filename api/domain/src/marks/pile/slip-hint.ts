import { refusalOfValue, type ValueRules } from '../write/check-mark.ts'

/** Marks of one paper in the order of its questions, in hundredths of a point; null means not entered. */
export type PaperMarks = readonly (number | null)[]

/**
 * The possible slips if marks and written total differ. `above-maximum`: an impossible mark. `forgotten`: an empty
 * question before an entered one. `skipped`: a mark was left out and all following marks moved by one question.
 * `decimal`: 25 for 2.5. `swapped-digits`: 12 for 21. `twice`: a mark was entered twice in a row. `one-mark`: the
 * difference equals one of the marks. `neighbour`: a neighbouring key. `only-here`: only a few questions can contain
 * the whole difference. `total`: the total itself seems misread or wrongly added up.
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

/** A possible position of the slip. `marks`: the corrected paper; null if the correction requires the paper itself. */
export interface SlipPosition {
  index: number
  marks: PaperMarks | null
}

/** `hundredths`: the missing, surplus or expected mark; for `total`, the sum of the marks. */
export interface SlipHint {
  kind: SlipKind
  positions: readonly SlipPosition[]
  hundredths: number
}

/** The input of all searches for slips. `difference`: the written total minus the sum of the marks. */
export interface Slip {
  marks: PaperMarks
  leaves: readonly ValueRules[]
  writtenTotal: number
  sum: number
  difference: number
}

/** Whether the mark is possible for the question. */
export const isPossible = (leaf: ValueRules | undefined, hundredths: number): boolean =>
  leaf !== undefined && hundredths >= 0 && refusalOfValue(leaf, hundredths) === null

/** The sum of a paper's marks; missing marks count as 0. */
export const sumOfMarks = (marks: PaperMarks): number =>
  marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
