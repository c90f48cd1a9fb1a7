/** Languages of the product; `ar` is written right to left. */
export const languages = ['en', 'fr', 'ar'] as const
export type Language = (typeof languages)[number]

/** The digits in which numbers are shown: `latin` 0123 or `arabic` ٠١٢٣. */
export const digitForms = ['latin', 'arabic'] as const
export type Digits = (typeof digitForms)[number]
