import { cleanText } from '@classeur/domain/roster'
import { foldSpelling } from '@classeur/domain/text'

/** As versions of keys before 4 did, which kept more letters apart: ة from ه, and ø from o. */
export const olderSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .toLowerCase()

/** Normalises text for search, as names are compared: without case, accents, vowel signs and forms of a letter. */
export const normaliseSearchText = (text: string): string =>
  // The forms of letters that some programs copy become letters first.
  foldSpelling(cleanText(text).normalize('NFKC')).replace(/\s+/g, ' ').trim()
