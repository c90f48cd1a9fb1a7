/**
 * One spelling for comparing: lower case, no accents, no Arabic diacritics, hamza or tatweel,
 * words separated by single spaces, one space at both ends.
 */
export function normaliseForMatching(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  return ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
