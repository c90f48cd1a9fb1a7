/** The time of one grant of monthly credits: the key under which it is given once, its start and its end. */
export interface CreditPeriod {
  key: string
  startsAt: Date
  endsAt: Date
}

/** The paid time of a subscription, and until when it goes on while a renewal is unpaid. */
export interface PaidTime {
  startsAt: Date
  endsAt: Date
  /** Null unless a renewal is unpaid. */
  graceEndsAt: Date | null
}

/** The calendar month (UTC) of a grant of the free plan. */
function calendarMonthAt(now: Date): CreditPeriod {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return {
    key: `${year}-${String(month + 1).padStart(2, '0')}`,
    startsAt: new Date(Date.UTC(year, month, 1)),
    endsAt: new Date(Date.UTC(year, month + 1, 1)),
  }
}

/** `months` months after a moment; the last day of the month where that day doesn't exist. */
export function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return moved
}

/**
 * The period whose credits a person has now. A grant begins with the paid time of a subscription and lasts a month; a
 * time paid by the year has twelve of them. While a renewal is unpaid, the last grant stays until the days of grace end.
 * A provider's clock may be ahead of this one, so a paid time that hasn't begun counts as begun.
 * @param paid the paid time of the subscription; null for the free plan, whose grants follow the calendar month (UTC)
 */
export function creditPeriodAt(now: Date, paid: PaidTime | null = null): CreditPeriod {
  if (!paid) return calendarMonthAt(now)
  let month = 0
  while (monthsAfter(paid.startsAt, month + 1) <= now && monthsAfter(paid.startsAt, month + 1) < paid.endsAt)
    month += 1
  const startsAt = monthsAfter(paid.startsAt, month)
  const next = monthsAfter(paid.startsAt, month + 1)
  const isLast = next >= paid.endsAt
  return {
    key: `paid:${startsAt.toISOString()}`,
    startsAt,
    endsAt: isLast ? (paid.graceEndsAt ?? paid.endsAt) : next,
  }
}

/** The keys of all grants of a paid time. */
export function creditPeriodsOf({ startsAt, endsAt }: Pick<PaidTime, 'startsAt' | 'endsAt'>): string[] {
  const keys: string[] = []
  for (let month = 0; month === 0 || monthsAfter(startsAt, month) < endsAt; month += 1)
    keys.push(`paid:${monthsAfter(startsAt, month).toISOString()}`)
  return keys
}
