import type { Rounding } from '../../exams/grading-scale.ts'
import { fractionOf, type ExactShare } from './exact-share.ts'

/** A number rounded for display, in hundredths, and the fixed number of decimals to show. */
export interface ShownNumber {
  hundredths: number
  decimals: 0 | 1 | 2
}

/** The rounding step in hundredths. `exact` results can have endless decimals; two are shown. */
const stepHundredths: Record<Rounding, number> = {
  exact: 1,
  hundredth: 1,
  tenth: 10,
  quarter: 25,
  half: 50,
  whole: 100,
}

const decimalsOf: Record<Rounding, ShownNumber['decimals']> = {
  exact: 2,
  hundredth: 2,
  tenth: 1,
  quarter: 2,
  half: 1,
  whole: 0,
}

/** A share of `whole`, rounded half up to a multiple of `step`. All three are in the same unit. */
export function roundShare(share: ExactShare, whole: number, step: number): number {
  const { numerator, denominator } = fractionOf(share)
  const dividend = 2n * numerator * BigInt(whole)
  const divisor = denominator * BigInt(step)
  return Number((dividend + divisor) / (2n * divisor)) * step
}

/** A student's result on a scale of points, with the exam's rounding. */
export const roundResult = (share: ExactShare, scaleMax: number, rounding: Rounding): ShownNumber => ({
  hundredths: roundShare(share, scaleMax * 100, stepHundredths[rounding]),
  decimals: decimalsOf[rounding],
})

const stepOfDecimals = { 1: 10, 2: 1 } as const
const meanDecimals = (rounding: Rounding) => (decimalsOf[rounding] === 2 ? 2 : 1)

/**
 * A mean in points, from a maximum in hundredths. It has the decimals of the exam's results, but at least one. It is
 * never rounded to halves or quarters, which would hide differences between classes.
 */
export function roundMean(share: ExactShare, maximumHundredths: number, rounding: Rounding): ShownNumber {
  const decimals = meanDecimals(rounding)
  return { hundredths: roundShare(share, maximumHundredths, stepOfDecimals[decimals]), decimals }
}

/** Rounds a number without an exact form, such as a standard deviation, to the decimals of a mean. */
export function roundMeanNumber(value: number, rounding: Rounding): ShownNumber {
  const decimals = meanDecimals(rounding)
  const step = stepOfDecimals[decimals]
  return { hundredths: Math.round((value * 100) / step) * step, decimals }
}

/** Basis points, the unit in which the steps of a scale of letters are defined. */
export const basisPointsOf = (share: ExactShare): number => roundShare(share, 10_000, 1)

/** A whole percentage. */
export const percentOf = (share: ExactShare): number => roundShare(share, 100, 1)
