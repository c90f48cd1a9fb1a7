const minutesOfDay = 1440
const msOfDay = 86_400_000

/** Minutes after midnight of `HH:MM`; null if it is no time. */
function minutesOf(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(time) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** `HH:MM` of a number of minutes after midnight, of any day. */
function timeOf(minutes: number): string {
  const ofDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}

export function timeAfter(start: string, minutes: number): string | null {
  const from = minutesOf(start)
  return from === null || !Number.isInteger(minutes) ? null : timeOf(from + minutes)
}

/** Minutes from one time to the next such time, on the same or the next day. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  if (from === null || to === null) return null
  return (to - from + minutesOfDay) % minutesOfDay
}

/** The day of an ISO date in days since 1970; null if there is no such date. */
function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return null
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return null
  return at / msOfDay
}

export const isDate = (date: string): boolean => dayOf(date) !== null

export function dateAfter(from: string, days: number): string | null {
  const day = dayOf(from)
  if (day === null || !Number.isInteger(days)) return null
  return new Date((day + days) * msOfDay).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number | null {
  const day = dayOf(date)
  return day === null ? null : new Date(day * msOfDay).getUTCDay()
}

export function daysBetween(from: string, to: string): number | null {
  const [first, last] = [dayOf(from), dayOf(to)]
  return first === null || last === null ? null : last - first
}
