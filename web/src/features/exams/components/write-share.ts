import { gradeLabel, shownOn, type GradingScale, type Rounding } from '@classeur/contracts'
import { formatNumber } from '../../../i18n/format.ts'

const whole = 10_000

/** As many decimals as the rounding has, so that a column lines up. */
const decimals: Record<Rounding, { minimumFractionDigits: number; maximumFractionDigits: number }> = {
  exact: { minimumFractionDigits: 0, maximumFractionDigits: 2 },
  hundredth: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  tenth: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  quarter: { minimumFractionDigits: 0, maximumFractionDigits: 2 },
  half: { minimumFractionDigits: 0, maximumFractionDigits: 1 },
  whole: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
}

/** A share of the maximum (in hundredths of a percent) as the scale shows it: a number of points, or a step's label. */
export function writeShare(shareBasisPoints: number, scale: GradingScale, rounding: Rounding): string {
  if (scale.kind !== 'points') return gradeLabel(scale, shareBasisPoints) ?? ''
  const result = { pointsHundredths: shareBasisPoints, maximumHundredths: whole }
  const shown = shownOn(result, scale.max, rounding) ?? 0
  return formatNumber(shown / 100, decimals[rounding])
}

/** The share as points of a maximum: "24.8". */
export const writeSharePoints = (shareBasisPoints: number, maximumHundredths: number): string =>
  formatNumber((shareBasisPoints * maximumHundredths) / whole / 100, { maximumFractionDigits: 1 })
