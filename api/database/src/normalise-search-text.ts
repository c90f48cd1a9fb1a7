/**
 * Normalises text for search: lower case, without accents, Arabic vowel signs and tatweel, and with one form of alef.
 */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
