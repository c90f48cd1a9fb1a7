import type { Language } from '@classeur/contracts'

/** A text in three languages. */
type Said = readonly [en: string, fr: string, ar: string]

/** Chooses the text of a language. */
export type Say = (...said: Said) => string

export const sayIn =
  (language: Language): Say =>
  (...said) =>
    said[({ en: 0, fr: 1, ar: 2 } as const)[language]]
