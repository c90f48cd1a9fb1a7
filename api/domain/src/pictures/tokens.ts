import { foldLetters, normaliseForMatching } from '../safety/fold-letters.ts'

const arabicPrefixes = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])(?=.{3})/u

/** The words of a text in folded letters; Arabic words also without their attached particles. */
export function tokensOf(text: string): string[] {
  const words = normaliseForMatching(text).trim().split(' ')
  return [...new Set(words.flatMap((word) => [word, word.replace(arabicPrefixes, '')]))].filter(Boolean)
}

/**
 * How well a keyword matches. `a+b` requires a word that starts with each part; a part that ends in `$` requires the
 * whole word. Returns the length of the keyword, because longer keywords are more specific, or 0 without a match.
 */
function matchStrength(tokens: readonly string[], keyword: string): number {
  const parts = keyword.split('+')
  const fits = (part: string) =>
    part.endsWith('$') ? tokens.includes(part.slice(0, -1)) : tokens.some((token) => token.startsWith(part))
  return parts.every(fits) ? keyword.length : 0
}

/** Caches the folded keywords; there are few lists, and they are used often. */
const folded = new Map<string, readonly string[]>()
function keywordsOf(keywords: string): readonly string[] {
  const split = folded.get(keywords) ?? foldLetters(keywords).split(' ')
  folded.set(keywords, split)
  return split
}

export const bestStrength = (tokens: readonly string[], keywords: string): number =>
  Math.max(...keywordsOf(keywords).map((keyword) => matchStrength(tokens, keyword)))
