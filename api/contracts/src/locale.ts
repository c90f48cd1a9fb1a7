import { digitForms, languages } from '@classeur/domain/text'
import { z } from 'zod'
import { LineOfText } from './plain-text.ts'

/** Languages of the product; `ar` is written right to left. */
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** The digits in which numbers are shown: `latin` 0123 or `arabic` ٠١٢٣. */
export const Digits = z.enum(digitForms)
export type Digits = z.infer<typeof Digits>

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // Intl throws for an unknown time zone.
    return false
  }
}

/** The IANA name of a time zone, such as Africa/Tunis. */
export const TimeZone = LineOfText(60).refine(isTimeZone, { error: 'time-zone' })
