const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The local date of an instant, in the format of a date field; empty for null. */
export function dayOfInstant(timestamp: string | null): string {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The end of a local day as an instant; null for an empty field. */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString()
