import { provisionalBelow, type WholePapers } from '@classeur/contracts'
import type { FileWords } from './file-words.ts'

/** Whose totals count, and what makes their means provisional. `number`: how the file writes numbers. */
export function totalsNotes(
  { results, excluded, toEnter }: WholePapers,
  { statistics: words }: FileWords,
  number: (value: number) => string,
): string[] {
  return [
    words.totals(number(results.length), number(results.length + excluded.length)),
    ...(toEnter > 0 ? [words.toEnter(number(toEnter))] : []),
    ...(results.length < provisionalBelow ? [words.provisional(number(provisionalBelow))] : []),
  ]
}
