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
import { sumOfMarks, type PaperLeaf, type PaperMarks, type SlipHint } from './slip-hint.ts'

/** What leaves a trace that fits by chance least often comes first. */
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
 * Where to look on a paper whose marks do not add up to the total written on it, the likeliest first; empty when they
 * do, or when nothing usual explains it. Marks and leaves stand in the same order; questions that were not marked with a
 * number (a status) are left out of both. Two marks in each other's place never show in the sum.
 */
export function hintSlip(
  marks: PaperMarks,
  leaves: readonly PaperLeaf[],
  writtenTotal: number,
): readonly SlipHint[] {
  const sum = sumOfMarks(marks)
  const difference = writtenTotal - sum
  if (difference === 0) return []
  const slip = { marks, leaves, writtenTotal, sum, difference }
  return searches.flatMap((search) => search(slip) ?? [])
}
