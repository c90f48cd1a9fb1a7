/** A word without Arabic vowel signs and a final full stop; letters, case and accents stay as they are. */
export const plainWord = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670\u0640\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\.$/u, '')
    .trim()
