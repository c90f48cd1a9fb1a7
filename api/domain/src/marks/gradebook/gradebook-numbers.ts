import type { GradingScale } from '../../exams/grading-scale.ts'
import { differenceOf, type ExactShare } from '../shares/exact-share.ts'
import type { ResultScale } from '../results/result-texts.ts'
import { percentOf, roundMean, type ShownNumber } from '../shares/round-share.ts'
import type { ResultTrend } from './result-trend.ts'

/** What the numbers of averages are out of: the maximum of the scale, or 100 for percentages on any other scale. */
export const averageMaximum = (scale: GradingScale): number => (scale.kind === 'points' ? scale.max : 100)

/** An average as a number for files: in points on a scale of points, otherwise a percentage. */
export const averageNumber = (share: ExactShare, { scale, rounding }: ResultScale): ShownNumber =>
  scale.kind === 'points'
    ? roundMean(share, scale.max * 100, rounding)
    : { hundredths: percentOf(share) * 100, decimals: 0 }

/** The change of a trend in the unit of {@link averageNumber}, rounded once from the exact difference; may be negative. */
export function trendNumber({ earlierMean, last }: ResultTrend, shown: ResultScale): ShownNumber {
  const { sign, by } = differenceOf(earlierMean, last)
  const { hundredths, decimals } = averageNumber(by, shown)
  return { hundredths: sign * hundredths, decimals }
}
