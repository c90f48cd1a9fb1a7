import { cleanText } from '@classeur/domain/roster'
import { foldSpelling } from '@classeur/domain/text'

/** Normalises text for search, as names are compared: without case, accents, vowel signs and forms of a letter. */
export const normaliseSearchText = (text: string): string =>
  // The forms of letters that some programs copy become letters first.
  foldSpelling(cleanText(text).normalize('NFKC')).replace(/\s+/g, ' ').trim()
