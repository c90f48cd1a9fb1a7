import { formatNumber, formatPercent } from '../../../i18n/format.ts'

const hundred = 100
const twoDecimals = { maximumFractionDigits: 2 }

/** Hundredths of a point as points: 1450 → 14.5. */
export const formatPoints = (hundredths: number): string => formatNumber(hundredths / hundred, twoDecimals)

/** Hundredths of a percent as a whole percentage; a dash for none. */
export const formatShare = (share: number | null): string =>
  share === null ? '—' : formatPercent(Math.round(share / hundred))

/** "/20": results brought to this maximum. */
export const formatOn = (max: number): string => `/${formatNumber(max)}`
