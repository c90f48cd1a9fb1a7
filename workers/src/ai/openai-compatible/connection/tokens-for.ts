import type { Language } from '@classeur/contracts'

/** How many more tokens the same text has than in English, with tokenisers that were made for English. */
const factors: Record<Language, number> = { en: 1, fr: 1.4, ar: 2.2 }

export const tokensFor = (englishTokens: number, language: Language): number =>
  Math.ceil(englishTokens * factors[language])
