import { foldLetters, normaliseForMatching } from '../../safety/normalise.ts'

const arabicPrefixes = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])(?=.{3})/u

/** The words of a text in one spelling; Arabic words also without the particles stuck to their front. */
export function tokensOf(text: string): string[] {
  const words = normaliseForMatching(text).trim().split(' ')
  return [...new Set(words.flatMap((word) => [word, word.replace(arabicPrefixes, '')]))].filter(Boolean)
}

/**
 * How well a keyword fits: `a+b` needs a word that begins with each part, a part that ends in `$` the whole word.
 * Returns the number of letters matched, 0 for no match: longer keywords say more.
 */
export function matchStrength(tokens: readonly string[], keyword: string): number {
  const parts = keyword.split('+')
  const fits = (part: string) =>
    part.endsWith('$') ? tokens.includes(part.slice(0, -1)) : tokens.some((token) => token.startsWith(part))
  return parts.every(fits) ? keyword.length : 0
}

export const bestStrength = (tokens: readonly string[], keywords: string): number =>
  Math.max(
    ...foldLetters(keywords)
      .split(' ')
      .map((keyword) => matchStrength(tokens, keyword)),
  )
