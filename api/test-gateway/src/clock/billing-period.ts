import type { Interval } from '../objects/stored-objects.ts'

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The end of a period that starts at `start`. It falls on the day of the month of `anchor`, or on the last day of a
 * shorter month: 31 January, 28 February, 31 March.
 * @param anchor the start of the first period; all times are seconds since 1970
 */
export function periodEnd(start: number, anchor: number, interval: Interval): number {
  const from = new Date(start * 1000)
  const first = new Date(anchor * 1000)
  const months = from.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const year = from.getUTCFullYear() + Math.floor(months / 12)
  const month = months % 12
  const day = Math.min(first.getUTCDate(), lastDayOf(year, month))
  const time = [first.getUTCHours(), first.getUTCMinutes(), first.getUTCSeconds()] as const
  return Date.UTC(year, month, day, ...time) / 1000
}
