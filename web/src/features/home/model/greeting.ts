export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const morningFromHour = 5
const afternoonFromHour = 12
const eveningFromHour = 18

/** The part of the day in local time. The night counts as evening. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < morningFromHour || hour >= eveningFromHour) return 'evening'
  return hour < afternoonFromHour ? 'morning' : 'afternoon'
}
