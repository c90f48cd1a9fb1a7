/** The tax that is contained in a price. */
export interface TaxRates {
  /** In basis points, for countries without a rate of their own. */
  defaultBasisPoints: number
  /** By ISO 3166-1 alpha-2 country code, in basis points. */
  byCountry: Readonly<Record<string, number>>
}

/** The tax rate, in basis points, for a school's country; the default rate for an empty or unlisted country. */
export const taxRateFor = (country: string, rates: TaxRates): number =>
  Object.hasOwn(rates.byCountry, country)
    ? (rates.byCountry[country] ?? rates.defaultBasisPoints)
    : rates.defaultBasisPoints

/** A price split into its parts, in minor units; `netMinor` plus `taxMinor` is always `totalMinor`. */
export interface PriceParts {
  netMinor: number
  taxMinor: number
  totalMinor: number
}

/** Splits a price that contains its tax. The net amount is rounded half up to a minor unit; the tax is the rest. */
export function splitPrice(totalMinor: number, rateBasisPoints: number): PriceParts {
  const whole = 10_000 + rateBasisPoints
  const netMinor = Math.floor((totalMinor * 20_000 + whole) / (2 * whole))
  return { netMinor, taxMinor: totalMinor - netMinor, totalMinor }
}
