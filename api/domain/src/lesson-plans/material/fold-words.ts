import { foldLetters } from '../../safety/fold-letters.ts'

/** The folded words of a text, in order, without punctuation. */
export const foldedWords = (text: string): string[] => foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

const arabicPrefixes = /^(?:[وف]?(?:[بك]?ال|لل)|[وفبلك])(?=.{2})/u

/** The forms of a word to look up: the word itself and, in Arabic, the word without its attached particles. */
const readingsOf = (word: string): string[] => {
  const bare = word.replace(arabicPrefixes, '')
  return bare === word ? [word] : [word, bare]
}

const matches = (readings: readonly string[], part: string) =>
  part.endsWith('$')
    ? readings.includes(part.slice(0, -1))
    : readings.some((reading) => reading.startsWith(part))

/** Word prefixes separated by spaces. A trailing `$` requires the whole word; `a+b` requires both parts. */
export type WordPatterns = string

/** Caches the parsed parts of each pattern, in folded letters. */
const partsOf = new Map<WordPatterns, readonly (readonly string[])[]>()
function parsed(patterns: WordPatterns) {
  const cached = partsOf.get(patterns)
  if (cached) return cached
  const parts = foldLetters(patterns)
    .split(' ')
    .filter(Boolean)
    .map((pattern) => pattern.split('+'))
  partsOf.set(patterns, parts)
  return parts
}

/** Whether a word matches any part of any pattern. */
export const isListed = (word: string, patterns: WordPatterns): boolean =>
  parsed(patterns).some((parts) => parts.some((part) => matches(readingsOf(word), part)))

/** Whether the words match all parts of at least one pattern. */
export const mentions = (words: readonly string[], patterns: WordPatterns): boolean => {
  const readings = words.flatMap(readingsOf)
  return parsed(patterns).some((parts) => parts.every((part) => matches(readings, part)))
}
