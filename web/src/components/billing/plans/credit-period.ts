import type { Wallet } from '@classeur/contracts'
import { monthsAfter } from '@classeur/domain/credits'
import { formatLocale } from '../../../i18n/format.ts'

/** The end no longer belongs to the period. */
const lastMomentOf = (endsAt: string) => new Date(new Date(endsAt).getTime() - 1)

const formatUtc = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }).format(at)

/**
 * The last day on which the credits of a period can be spent: "30 Nov". Calendar months end at midnight UTC, so it is the
 * day in UTC, the same on every screen and in every time zone.
 */
export const formatLastDay = (endsAt: string): string =>
  endsAt === '' ? '' : formatUtc(lastMomentOf(endsAt), { day: 'numeric', month: 'short' })

/** "November" for a period that is a calendar month (UTC); null for another one, such as that of a subscription. */
export function monthNameOf({
  startsAt,
  endsAt,
}: Pick<Wallet['period'], 'startsAt' | 'endsAt'>): string | null {
  if (startsAt === null) return null
  const start = new Date(startsAt)
  const monthBegins = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1)
  const isMonth =
    start.getTime() === monthBegins && monthsAfter(start, 1).getTime() === new Date(endsAt).getTime()
  return isMonth ? formatUtc(start, { month: 'long' }) : null
}
