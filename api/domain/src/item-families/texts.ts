import type { Language } from '../text/language.ts'

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>
