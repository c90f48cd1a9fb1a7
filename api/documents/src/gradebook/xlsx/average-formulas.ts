import type { Aggregation, GradebookStudent } from '@classeur/contracts'

/** The cells of the points sheet that an average refers to, as ranges of one row each: "'Points'!$D$2:$F$2". */
export interface AverageRanges {
  coefficients: string
  points: string
  maxima: string
  shares: string
}

interface AverageInput {
  way: Aggregation
  student: Pick<GradebookStudent, 'cells'>
  coefficientsHundredths: readonly number[]
  /** What the average is out of. */
  outOf: number
  decimals: number
}

/**
 * Lifts exact ties over the errors of binary fractions, so that they round half up in every program. It is far below the
 * last decimal that an average shows.
 */
const tieLift = 1e-9

/** The formula that computes an average from the cells of the points sheet. */
export function averageFormula(
  { way, outOf, decimals }: Omit<AverageInput, 'student' | 'coefficientsHundredths'>,
  { coefficients, points, maxima, shares }: AverageRanges,
): string {
  const average =
    way === 'by-maximum'
      ? `SUMPRODUCT(${coefficients},${points})/SUMPRODUCT(${coefficients},${maxima})`
      : `SUMPRODUCT(${coefficients},${shares})/SUMPRODUCT(${coefficients},--ISNUMBER(${shares}))`
  return `ROUND(${average}*${String(outOf)}+0.000000001,${String(decimals)})`
}

/** The value of {@link averageFormula}, computed with the same binary fractions as spreadsheet programs use. */
export function formulaValue({
  way,
  student,
  coefficientsHundredths,
  outOf,
  decimals,
}: AverageInput): number {
  let dividend = 0
  let divisor = 0
  student.cells.forEach(({ pointsHundredths, maximumHundredths }, index) => {
    if (pointsHundredths === null || maximumHundredths === null) return
    const [points, maximum] = [pointsHundredths / 100, maximumHundredths / 100]
    const coefficient = (coefficientsHundredths[index] ?? 0) / 100
    dividend += coefficient * (way === 'by-maximum' ? points : points / maximum)
    divisor += coefficient * (way === 'by-maximum' ? maximum : 1)
  })
  const scale = 10 ** decimals
  return Math.round(((dividend / divisor) * outOf + tieLift) * scale) / scale
}
