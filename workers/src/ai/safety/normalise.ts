/** One spelling of each letter: lower case, no accents, no Arabic diacritics, hamza or tatweel. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** Folded words separated by single spaces, one space at both ends: ready for comparing. */
export const normaliseForMatching = (text: string): string =>
  ` ${foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
