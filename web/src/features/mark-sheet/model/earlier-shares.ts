import type { ExactShare, ExamSheet } from '@classeur/contracts'
import { toExactShare } from '@classeur/domain/marks'

const whole = 10_000n

/** The shares in earlier exams, by student: the exact ones, or the rounded ones of an api that has no others. */
export const earlierSharesOf = ({
  earlierShares,
  earlierExactShares,
}: Pick<ExamSheet, 'earlierShares' | 'earlierExactShares'>): Record<string, ExactShare[]> =>
  earlierExactShares ??
  Object.fromEntries(
    Object.entries(earlierShares).map(([studentId, shares]) => [
      studentId,
      shares.map((basisPoints) => toExactShare({ numerator: BigInt(basisPoints), denominator: whole })),
    ]),
  )
