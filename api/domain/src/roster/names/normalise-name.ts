import { foldSpelling } from '../../text/fold-spelling.ts'

/** Removes invisible marks (directional, byte order) that files and chat programs add, and collapses whitespace. */
export const tidyName = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Like `tidyName`, but also replaces control characters with spaces, for texts in which they aren't an error. */
export const cleanText = (text: string): string =>
  tidyName(text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' '))

/**
 * The form in which different spellings of a name are equal: without case, accents, vowel signs, tatweel, hamza forms
 * or punctuation, with single spaces between words.
 */
export function normaliseName(name: string): string {
  return foldSpelling(cleanText(name))
    .replace(/['’‘ʼ`´ʿʾ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Keys of a person's name; two spellings match if they share a key. One key ignores the order
 * of all words, the other the spaces inside first and last name and their order. Spaces between
 * first and last name count: "Ann Alee" is not "Anna Lee".
 */
export function nameKeys(person: { firstName: string; lastName: string }): string[] {
  const parts = [normaliseName(person.firstName), normaliseName(person.lastName)]
  const words = parts.join(' ').split(' ').filter(Boolean).sort().join(' ')
  if (words === '') return []
  const withoutSpaces = parts.map((part) => part.replaceAll(' ', '')).sort()
  return [words, withoutSpaces.join('|')]
}
