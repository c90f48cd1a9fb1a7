import type { WordPatterns } from '../../../lesson-plans/material/fold-words.ts'

/** Patterns that require one word of each list, in any order. */
export const together = (first: WordPatterns, ...others: readonly WordPatterns[]): WordPatterns =>
  others.reduce(
    (patterns, words) =>
      patterns
        .split(' ')
        .flatMap((pattern) => words.split(' ').map((word) => `${pattern}+${word}`))
        .join(' '),
    first,
  )
