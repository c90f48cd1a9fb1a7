const letters = {
  ...{ en: 'A B C D E F G H I J', fr: 'A B C D E F G H I J' },
  ar: 'أ ب ج د هـ و ز ح ط ي',
} as const

/** The letter of a need-group by its position in the errors table, from 0; a number after the tenth. */
export const needGroupLetter = (position: number, language: keyof typeof letters): string =>
  letters[language].split(' ')[position] ?? String(position + 1)
