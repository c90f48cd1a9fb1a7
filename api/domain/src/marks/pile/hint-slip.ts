import type { ValueRules } from '../write/check-mark.ts'
import { forgottenMark, markTwice, skippedMark } from './moved-marks.ts'
import {
  decimalMoved,
  differenceIsAMark,
  digitsSwapped,
  impossibleMarks,
  keyBeside,
  onlyHere,
  totalIsWrong,
} from './single-slips.ts'
import { sumOfMarks, type PaperMarks, type SlipHint } from './slip-hint.ts'

/** Slips whose trace rarely occurs by chance come first. */
const searches = [
  impossibleMarks,
  forgottenMark,
  skippedMark,
  digitsSwapped,
  decimalMoved,
  totalIsWrong,
  markTwice,
  differenceIsAMark,
  keyBeside,
  onlyHere,
]

/**
 * Suggests where a paper contains a slip if its marks don't add up to the total written on it, most likely first;
 * empty if they do, or if no common slip explains the difference. Marks and leaves are in the same order and exclude
 * questions with a status. Two swapped marks never change the sum, so they can't be found.
 */
export function hintSlip(
  marks: PaperMarks,
  leaves: readonly ValueRules[],
  writtenTotal: number,
): readonly SlipHint[] {
  const sum = sumOfMarks(marks)
  const difference = writtenTotal - sum
  if (difference === 0) return []
  const slip = { marks, leaves, writtenTotal, sum, difference }
  return searches.flatMap((search) => search(slip) ?? [])
}
