/** Lower case, without accents, Arabic vowel signs and tatweel, with one form of alef: equal for a searching eye. */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
