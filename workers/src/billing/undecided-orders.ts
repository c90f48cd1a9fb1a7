/**
 * Whether to ask again for the payment page of an undecided order. A page can stay open for a day, so the pauses grow
 * with the age of the order: it is asked for after one minute, two minutes, four minutes and so on.
 * @param checkedAt when this process asked last, in milliseconds; undefined if it didn't
 */
export function isDue(createdAt: Date, checkedAt: number | undefined, now: Date): boolean {
  if (checkedAt === undefined) return true
  return now.getTime() - checkedAt >= checkedAt - createdAt.getTime()
}
