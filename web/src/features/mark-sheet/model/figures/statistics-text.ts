import type { GradingScale } from '@classeur/contracts'
import type { ExactShare } from '@classeur/domain/marks'
import { formatNumber, formatPercent } from '../../../../i18n/format.ts'
import { results } from '../../../../i18n/results.ts'

/**
 * A share of the maximum. Pass the exact share of a mean or a median, because other screens and files show the same
 * number. Other statistics, such as standard deviations and quartiles, are floating-point numbers.
 */
export type ShownShare = ExactShare | number

/** A statistic without a unit, such as a correlation, or points: always two decimals. "–" if it has no value. */
export const twoDecimals = (value: number | null): string =>
  value === null ? '–' : formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number inside a formula: up to three decimals. */
export const inFormula = (value: number): string => formatNumber(value, { maximumFractionDigits: 3 })

/**
 * Lifts a floating-point number that should be halfway between two shown numbers over its binary error, so that it
 * rounds half up like an exact share. It is far below the last decimal.
 */
const tieLift = 1e-9

/** A share as points of a maximum in hundredths: always two decimals, halves rounded up. */
export const pointsOfShare = (share: ShownShare, maximumHundredths: number): string =>
  typeof share === 'string'
    ? results.twoDecimalMean(share, maximumHundredths)
    : twoDecimals((share * maximumHundredths) / 100 + tieLift)

/** A share with at most one decimal, for statistics: "66.1%", "15%". `share`: 1 is the whole. */
export function percentText(share: ShownShare | null): string {
  if (share === null) return '–'
  return typeof share === 'string' ? results.percentInTenths(share) : formatPercent(share * 100 + tieLift, 1)
}

/** A share in a column of shares: always one decimal, "100.0%". */
export function percentColumn(share: ShownShare | null): string {
  if (share === null) return '–'
  return typeof share === 'string' ? results.percentColumn(share) : formatPercent(share * 100 + tieLift, 1, 1)
}

/** Points in a sentence, with at most one decimal: "13", "10.2". */
export const aboutPoints = (points: number): string => formatNumber(points, { maximumFractionDigits: 1 })

/** A share as a number on the scale, with two decimals: "10.76". Scales of grades are shown in percent. */
export const onScale = (share: ShownShare | null, scale: GradingScale): string => {
  if (share === null) return '–'
  return scale.kind === 'points' ? pointsOfShare(share, scale.max * 100) : percentText(share)
}

/** The same with the unit of the scale: "10.76 / 20". */
export const onScaleWithUnit = (share: ShownShare | null, scale: GradingScale): string =>
  [onScale(share, scale), results.unit(scale)].filter(Boolean).join('\u00a0')
