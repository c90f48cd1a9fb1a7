import { isProvisional } from '@classeur/domain/marks'
import type { ClassMean } from '@classeur/contracts'
import type { MarkSheetTexts } from './mark-sheet-texts.ts'

/** Notes on the mean: how many papers it includes, who is excluded, and whether it is provisional. */
export function totalsNotes(
  mean: ClassMean,
  { statistics: texts }: MarkSheetTexts,
  number: (value: number) => string,
): string[] {
  const { papers, incomplete, absent, withoutResult } = mean
  const leftOut = [
    ...(absent > 0 ? [texts.absent(number(absent))] : []),
    ...(incomplete > 0 ? [texts.incomplete(number(incomplete))] : []),
    ...(withoutResult > 0 ? [texts.withoutResult(number(withoutResult))] : []),
  ]
  return [
    texts.totals(number(papers), number(papers + incomplete + absent + withoutResult)),
    ...(leftOut.length > 0 ? [texts.leftOut(leftOut.join(', '))] : []),
    ...(isProvisional(mean) ? [texts.provisional] : []),
  ]
}
