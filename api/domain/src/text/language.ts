/** Languages of the product; `ar` is written right to left. */
export const languages = ['en', 'fr', 'ar'] as const
export type Language = (typeof languages)[number]

/** Which digits numbers are shown with: `latin` 0123, `arabic` ٠١٢٣. */
export const digitForms = ['latin', 'arabic'] as const
export type Digits = (typeof digitForms)[number]
