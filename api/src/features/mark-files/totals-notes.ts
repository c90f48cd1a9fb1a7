import { isProvisional } from '@classeur/domain/marks'
import type { ClassMean } from '@classeur/contracts'
import type { FileWords } from './file-words.ts'

/** Notes on the mean: how many papers it includes, who is excluded, and whether it is provisional. */
export function totalsNotes(
  mean: ClassMean,
  { statistics: words }: FileWords,
  number: (value: number) => string,
): string[] {
  const { papers, incomplete, absent, withoutResult } = mean
  const leftOut = [
    ...(absent > 0 ? [words.absent(number(absent))] : []),
    ...(incomplete > 0 ? [words.incomplete(number(incomplete))] : []),
    ...(withoutResult > 0 ? [words.withoutResult(number(withoutResult))] : []),
  ]
  return [
    words.totals(number(papers), number(papers + incomplete + absent + withoutResult)),
    ...(leftOut.length > 0 ? [words.leftOut(leftOut.join(', '))] : []),
    ...(isProvisional(mean) ? [words.provisional] : []),
  ]
}
