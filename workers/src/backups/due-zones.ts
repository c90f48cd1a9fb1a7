/** Workers that were away at the hour catch up within this many hours. */
const windowHours = 4

/** When scheduled backups are made, in local time. */
const schedules = {
  nightly: { hour: 2, sundayOnly: false },
  weekly: { hour: 3, sundayOnly: true },
} as const

export type ScheduledKind = keyof typeof schedules

interface LocalTime {
  /** YYYY-MM-DD. */
  date: string
  hour: number
  isSunday: boolean
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
      ...{ hour: '2-digit', hourCycle: 'h23', weekday: 'short' },
    })
    formats.set(timeZone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    date: [parts.year, parts.month, parts.day].join('-'),
    hour: Number(parts.hour),
    isSunday: parts.weekday === 'Sun',
  }
}

/** The local day for which a backup of this kind is due now, as YYYY-MM-DD; null if none is. */
export function dueDay(kind: ScheduledKind, now: Date, timeZone: string): string | null {
  const { hour, sundayOnly } = schedules[kind]
  const local = localTime(now, timeZone)
  const isHour = local.hour >= hour && local.hour < hour + windowHours
  return isHour && (!sundayOnly || local.isSunday) ? local.date : null
}

/**
 * Of these time zones, those in which a backup of this kind is due now. A zone has several names (Asia/Kolkata,
 * Asia/Calcutta), and a list of all zones has one of each, so ask for the names that schools have.
 */
export const dueZones = (kind: ScheduledKind, now: Date, zones: readonly string[]): string[] =>
  zones.filter((zone) => dueDay(kind, now, zone) !== null)
