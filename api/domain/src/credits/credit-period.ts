/** The calendar month (UTC) of a grant: its key `YYYY-MM` and its end. */
export function creditPeriodAt(now: Date): { key: string; endsAt: Date } {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return {
    key: `${year}-${String(month + 1).padStart(2, '0')}`,
    endsAt: new Date(Date.UTC(year, month + 1, 1)),
  }
}
