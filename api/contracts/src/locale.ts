import { digitForms, languages } from '@classeur/domain/text'
import { z } from 'zod'

/** Languages of the product; `ar` is written right to left. */
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** The digits in which numbers are shown: `latin` 0123 or `arabic` ٠١٢٣. */
export const Digits = z.enum(digitForms)
export type Digits = z.infer<typeof Digits>

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>
