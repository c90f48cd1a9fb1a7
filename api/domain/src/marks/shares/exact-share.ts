import { greatestDivisor } from '../results/greatest-divisor.ts'

/**
 * A share of a maximum as a fraction in lowest terms, such as "247/400". 1 is the whole maximum; a bonus can exceed it.
 * Results and means are stored, sent and compared in this form, so that rounding happens once, on display.
 */
export type ExactShare = string

export const exactSharePattern = /^(?:0|[1-9]\d*)\/[1-9]\d*$/

/** A share as a fraction of two integers. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

const drawnParts = 10n ** 12n

/** Reduces a fraction. The denominator must be positive and the numerator must not be negative. */
export function toExactShare({ numerator, denominator }: Fraction): ExactShare {
  const divisor = greatestDivisor(denominator, numerator)
  return `${String(numerator / divisor)}/${String(denominator / divisor)}`
}

export function fractionOf(share: ExactShare): Fraction {
  const [numerator = '0', denominator = '1'] = share.split('/')
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/** The nearest floating-point number. Use it for charts only, never for text or comparisons. */
export function shareNumber(share: ExactShare): number {
  const { numerator, denominator } = fractionOf(share)
  return Number((numerator * drawnParts) / denominator) / Number(drawnParts)
}

/** Points as a share of a maximum; null without points or if the maximum is 0. */
export const shareOf = (pointsHundredths: number | null, maximumHundredths: number): ExactShare | null =>
  pointsHundredths === null || maximumHundredths === 0
    ? null
    : toExactShare({ numerator: BigInt(pointsHundredths), denominator: BigInt(maximumHundredths) })

/** Sums fractions that may have different denominators. */
export const sumOfFractions = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce(
    (sum, { numerator, denominator }) => {
      if (sum.denominator === denominator) return { numerator: sum.numerator + numerator, denominator }
      const divisor = greatestDivisor(sum.denominator, denominator)
      return {
        numerator: sum.numerator * (denominator / divisor) + numerator * (sum.denominator / divisor),
        denominator: (sum.denominator / divisor) * denominator,
      }
    },
    { numerator: 0n, denominator: 1n },
  )

/** The unweighted mean of shares; null for an empty list. */
export function meanShare(shares: readonly ExactShare[]): ExactShare | null {
  if (shares.length === 0) return null
  const { numerator, denominator } = sumOfFractions(shares.map(fractionOf))
  return toExactShare({ numerator, denominator: denominator * BigInt(shares.length) })
}

/** The distance between two shares (`by`), and its sign: 1 if `to` is greater, −1 if it is smaller, 0 if equal. */
export function differenceOf(from: ExactShare, to: ExactShare): { sign: number; by: ExactShare } {
  const [a, b] = [fractionOf(from), fractionOf(to)]
  const difference = b.numerator * a.denominator - a.numerator * b.denominator
  const numerator = difference < 0n ? -difference : difference
  return {
    sign: difference < 0n ? -1 : difference > 0n ? 1 : 0,
    by: toExactShare({ numerator, denominator: a.denominator * b.denominator }),
  }
}

/** The median of shares; for an even number, the mean of the two middle shares. Null for an empty list. */
export function medianShare(shares: readonly ExactShare[]): ExactShare | null {
  const rising = shares.toSorted(compareShares)
  const half = Math.floor(rising.length / 2)
  return meanShare(rising.slice(rising.length % 2 === 0 ? Math.max(half - 1, 0) : half, half + 1))
}

/** Comparator for ascending order: negative if `a` is smaller, 0 if both are equal. */
export const compareShares = (a: ExactShare, b: ExactShare): number => differenceOf(b, a).sign
