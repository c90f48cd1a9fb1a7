// Kept, because making a format takes a tenth of a millisecond. There are only a few hundred time zones.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  // Don't keep the browser's own zone, because it can change.
  const kept = timeZone === undefined ? undefined : formats.get(timeZone)
  // Swedish dates are ISO 8601.
  const format = kept ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  if (timeZone !== undefined) formats.set(timeZone, format)
  return format
}

/**
 * Returns a function that gives the day (ISO 8601) of a moment in a time zone.
 * @param timeZone IANA name; undefined for the zone of this process or browser
 */
export function dayIn(timeZone: string | undefined): (moment: Date) => string {
  const format = formatIn(timeZone)
  return (moment) => format.format(moment)
}
