const dayMs = 86_400_000

/** From when scheduled backups are due, in local time. */
const schedules = {
  nightly: { hour: 2, sundayOnly: false },
  weekly: { hour: 3, sundayOnly: true },
} as const

export type ScheduledKind = keyof typeof schedules

interface LocalTime {
  /** YYYY-MM-DD. */
  date: string
  hour: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** An unknown zone counts as UTC, so that its schools get their backups all the same. */
const knownZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

function localTime(now: Date, timeZone: string): LocalTime {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: knownZone(timeZone), year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', hourCycle: 'h23' },
    })
    formats.set(timeZone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return { date: [parts.year, parts.month, parts.day].join('-'), hour: Number(parts.hour) }
}

/**
 * The local day whose backup of this kind is due now, as YYYY-MM-DD; null if none is. It stays due until the day ends,
 * a weekly one until the next Sunday, so that workers that were away at the hour make up for it.
 */
export function dueDay(kind: ScheduledKind, now: Date, timeZone: string): string | null {
  const { hour, sundayOnly } = schedules[kind]
  const local = localTime(now, timeZone)
  const daysSince = sundayOnly ? new Date(local.date).getUTCDay() : 0
  if (daysSince === 0) return local.hour >= hour ? local.date : null
  return new Date(Date.parse(local.date) - daysSince * dayMs).toISOString().slice(0, 10)
}

/** Whether that day's hour had passed before `at`, so there was nothing to back up yet. */
export function beganBefore(at: Date, kind: ScheduledKind, day: string, timeZone: string): boolean {
  const { date, hour } = localTime(at, timeZone)
  return date > day || (date === day && hour >= schedules[kind].hour)
}

/**
 * Of these time zones, those in which a backup of this kind is due now. A zone has several names (Asia/Kolkata,
 * Asia/Calcutta), and a list of all zones has one of each, so ask for the names that schools have.
 */
export const dueZones = (kind: ScheduledKind, now: Date, zones: readonly string[]): string[] =>
  zones.filter((zone) => dueDay(kind, now, zone) !== null)
