import { foldLetters } from '../../safety/fold-letters.ts'
import { languages, type Language } from '../../text/language.ts'
import { isDate, weekdayOf } from '../compute/calendar.ts'
import { monthNames, otherArabicMonths, weekdayNames } from '../../calendar/calendar-names.ts'

const folded = (names: readonly string[]) => names.map(foldLetters)
const months: readonly (readonly string[])[] = [
  ...languages.map((language) => folded(monthNames[language])),
  ...otherArabicMonths.map(folded),
]
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: folded(weekdayNames.en),
  fr: folded(weekdayNames.fr),
  ar: folded(weekdayNames.ar),
}

const clean = (flat: string) =>
  foldLetters(flat).replace(/[.]$/u, '').replace(/[,;]/gu, ' ').replace(/\s+/gu, ' ').trim()

/** The weekday that a text names, from 0 (Sunday); null if it says anything else. */
export function readWeekday(flat: string, language: Language): number | null {
  const name = clean(flat).replace(/^(?:on a|on|a|un|le|يوم) /u, '')
  const weekday = weekdays[language].indexOf(name)
  return weekday < 0 ? null : weekday
}

/** Month of a name, from 1; 0 if it is none. */
function monthOf(name: string): number {
  for (const names of months) {
    const index = names.indexOf(name)
    if (index >= 0) return index + 1
  }
  return 0
}

interface DateParts {
  day: string
  month: number
  year: string | undefined
}

function partsOf(text: string): DateParts | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text)
  if (iso) return { day: iso[3] ?? '', month: Number(iso[2]), year: iso[1] }
  const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text)
  if (numeric) return { day: numeric[1] ?? '', month: Number(numeric[2]), year: numeric[3] }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|er)?(?: of)? (\p{L}+(?: \p{L}+)?)(?: (\d{4}))?$/u.exec(text)
  if (dayFirst) return { day: dayFirst[1] ?? '', month: monthOf(dayFirst[2] ?? ''), year: dayFirst[3] }
  const monthFirst = /^(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/u.exec(text)
  return monthFirst && { day: monthFirst[2] ?? '', month: monthOf(monthFirst[1] ?? ''), year: monthFirst[3] }
}

/**
 * The ISO date of a text such as 14 March 2026, 1er mars 2026, 14/03/2026; `year` is the year of a date without one.
 * Null if it says anything else, or names a weekday that this date isn't.
 */
export function readDate(flat: string, language: Language, year: string): string | null {
  const withoutIntroduction = clean(flat)
    .replace(/^(?:on|le|في) /u, '')
    .replace(/^(?:the|يوم) /u, '')
  const [first = '', ...rest] = withoutIntroduction.split(' ')
  const weekday = weekdays[language].indexOf(first)
  const written = (weekday < 0 ? withoutIntroduction : rest.join(' ')).replace(/^(?:the|le) /u, '')
  const parts = partsOf(written)
  if (!parts || parts.month === 0) return null
  const pad = (text: string | number) => String(text).padStart(2, '0')
  const date = `${parts.year ?? year}-${pad(parts.month)}-${pad(parts.day)}`
  if (!isDate(date) || (weekday >= 0 && weekdayOf(date) !== weekday)) return null
  return date
}
