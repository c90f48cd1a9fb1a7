import { formatLocale } from '../../../i18n/format.ts'

/** Periods end at midnight UTC, so in every time zone the last day is the UTC day before. */
const lastMomentOf = (endsAt: string) => new Date(new Date(endsAt).getTime() - 1)

const formatUtc = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }).format(at)

/** The last day on which the credits of a period can be spent: "30 Nov". */
export const formatLastDay = (endsAt: string): string =>
  endsAt === '' ? '' : formatUtc(lastMomentOf(endsAt), { day: 'numeric', month: 'short' })

/** "November" for a period that is a calendar month; null for a period that ends in the middle of a month. */
export function monthEndingAt(endsAt: string): string | null {
  if (endsAt === '' || new Date(endsAt).getUTCDate() !== 1) return null
  return formatUtc(lastMomentOf(endsAt), { month: 'long' })
}
