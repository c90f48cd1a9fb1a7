/**
 * Returns the day (ISO 8601) of moments in a time zone. Keep the function for many moments: making it is slow.
 * @param timeZone IANA name; undefined for the zone of this process or browser
 */
export function dayIn(timeZone: string | undefined): (moment: Date) => string {
  // Swedish dates are ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (moment) => format.format(moment)
}
