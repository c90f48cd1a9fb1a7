import { writeAmount } from '@classeur/domain/billing'

/** An amount of minor units as an exact decimal number of major units: 1050 EUR is `10.50`. */
export const majorUnits = (amountMinor: number, currency: string): `${number}` =>
  writeAmount(amountMinor, currency) as `${number}`

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
