/** How many digits a currency has after the point, such as 2 for EUR, 3 for TND and 0 for JPY. */
function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount of minor units as an exact decimal number of major units: 1050 EUR is `10.50`. */
export function majorUnits(amountMinor: number, currency: string): `${number}` {
  const digits = minorDigits(currency)
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const point = text.length - digits
  const decimals = digits === 0 ? '' : `.${text.slice(point)}`
  return `${amountMinor < 0 ? '-' : ''}${text.slice(0, point)}${decimals}` as `${number}`
}

/** Formats amounts of minor units, always with all digits of the currency: €4.00. */
export function moneyFormat(locale: string, currency: string): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (amountMinor) => format.format(majorUnits(amountMinor, currency))
}

/** Formats a tax rate given in basis points: 810 is 8.1%. */
export function rateFormat(locale: string): (basisPoints: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (basisPoints) => format.format(basisPoints / 10_000)
}
