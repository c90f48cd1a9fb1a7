import { westernDigits } from '../text/digits.ts'

/** Folds letters: lower case, without accents, Arabic diacritics, hamza or tatweel; with western digits. */
export const foldLetters = (text: string): string =>
  westernDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
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
