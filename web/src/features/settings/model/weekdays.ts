import { formatLocale } from '../../../i18n/format.ts'

/** Numbered as in ISO 8601: 1 is Monday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

const anyMonday = Date.UTC(2026, 0, 5)
const dayMs = 24 * 3600 * 1000

/** The name of a weekday in the current language. */
export const weekdayName = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    anyMonday + (Number(day) - 1) * dayMs,
  )
