import { toExactShare, type ExactShare } from '../shares/exact-share.ts'
import { basisPointsOf } from '../shares/round-share.ts'

/** Shares of several exams, by student. */
type ByStudent<Share> = Record<string, Share[]>

const whole = 10_000n

const eachOf = <From, To>(shares: ByStudent<From>, convert: (share: From) => To): ByStudent<To> =>
  Object.fromEntries(Object.entries(shares).map(([id, ofStudent]) => [id, ofStudent.map(convert)]))

/** Shares as versions before exact shares send and read them. Results aren't compared with these. */
export const sharesForOlderVersions = (shares: ByStudent<ExactShare>): ByStudent<number> =>
  eachOf(shares, basisPointsOf)

/** Shares that such a version sent; they stay as rounded as it sent them. */
export const sharesOfOlderVersions = (shares: ByStudent<number>): ByStudent<ExactShare> =>
  eachOf(shares, (basisPoints) => toExactShare({ numerator: BigInt(basisPoints), denominator: whole }))
