import { westernDigits } from '../text/digits.ts'

/**
 * Folds letters: lower case, without accents, Arabic diacritics, hamza or tatweel; with western digits. The fillers of
 * Korean syllables (U+115F, U+1160, and U+3164 and U+FFA0, which NFKD makes of them) are letters that nobody sees, so they
 * would hide a word.
 */
export const foldLetters = (text: string): string =>
  westernDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640\u115F\u1160]/gu, '')
    .toLowerCase()
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** Folded words, each with one space before and after it, so that whole words can be compared. */
export const normaliseForMatching = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
