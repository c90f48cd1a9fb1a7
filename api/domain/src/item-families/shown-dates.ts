import { monthNames, weekdayNames } from '../calendar/calendar-names.ts'
import type { Language } from '../text/language.ts'

const msOfDay = 86_400_000

/** A day of the calendar, in days since 1970. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / msOfDay

export function partsOfDay(day: number): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(day * msOfDay)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

export const daysOfMonth = (year: number, month: number): number =>
  dayOf(year, month + 1, 1) - dayOf(year, month, 1)

/** A day as it stands in a check. */
export const checkDate = (day: number): string => new Date(day * msOfDay).toISOString().slice(0, 10)

/** A day and a month as they are written; also days that a month doesn't have, which only an error leads to. */
export const writtenDate = (day: number, month: number, language: Language): string =>
  `${language === 'fr' && day === 1 ? '1er' : day} ${monthNames[language][(month - 1) % 12] ?? ''}`

export function shownDate(day: number, language: Language): string {
  const { year, month, day: ofMonth } = partsOfDay(day)
  return `${writtenDate(ofMonth, month, language)} ${year}`
}

/** `weekday` may be any number of days from a Sunday. */
export const shownWeekday = (weekday: number, language: Language): string =>
  weekdayNames[language][((weekday % 7) + 7) % 7] ?? ''
