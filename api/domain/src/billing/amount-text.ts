/** How many digits a currency has after the decimal point, such as 2 for EUR, 0 for JPY and 3 for TND. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** More digits before the decimal point than any amount has. */
const mostDigits = 9

/**
 * Reads an amount in major units, such as 12, 12.5 or 12,50, exactly: digits are moved, nothing is rounded. Returns
 * minor units, or null for a text that isn't an amount of this currency: a sign, a thousands separator, or more digits
 * after the point than the currency has.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = currencyDigits(currency)
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || whole.length > mostDigits || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}

/** Writes minor units as an amount in major units with all digits of the currency, such as 10.50. */
export function writeAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency)
  const sign = minor < 0 ? '-' : ''
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  if (digits === 0) return sign + padded
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}
