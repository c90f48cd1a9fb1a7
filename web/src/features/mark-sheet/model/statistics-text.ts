import type { GradingScale } from '@classeur/contracts'
import { formatNumber } from '../../../i18n/format.ts'
import { results } from '../../../i18n/results.ts'

/** A statistic without a unit, such as a correlation, or points: always two decimals. "–" if it has no value. */
export const twoDecimals = (value: number | null): string =>
  value === null ? '–' : formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A number inside a formula: up to three decimals. */
export const inFormula = (value: number): string => formatNumber(value, { maximumFractionDigits: 3 })

/** A share with at most one decimal, for statistics: "66.1%", "15%". `share`: 1 is the whole. */
export const percentText = (share: number | null): string =>
  share === null ? '–' : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })

/** A share in a column of shares: always one decimal, "100.0%". */
export const percentColumn = (share: number | null): string =>
  share === null
    ? '–'
    : formatNumber(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Points in a sentence, with at most one decimal: "13", "10.2". */
export const aboutPoints = (points: number): string => formatNumber(points, { maximumFractionDigits: 1 })

/** A share as a number on the scale, with two decimals: "10.76". Scales of grades are shown in percent. */
export const onScale = (share: number | null | undefined, scale: GradingScale): string => {
  if (share === null || share === undefined) return '–'
  return scale.kind === 'points' ? twoDecimals(share * scale.max) : percentText(share)
}

/** The same with the unit of the scale: "10.76 / 20". */
export const onScaleWithUnit = (share: number | null | undefined, scale: GradingScale): string =>
  [onScale(share, scale), results.unit(scale)].filter(Boolean).join('\u00a0')
