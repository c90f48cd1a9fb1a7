import type { GradingScale, Rounding } from '../grading-scale.ts'
import type { StudentResult } from './result-of.ts'

/** The step of a scale of letters, competences or words that a share reaches; null on a scale of points. */
export function gradeLabel(scale: GradingScale, shareBasisPoints: number): string | null {
  if (scale.kind === 'points') return null
  const reached = scale.steps.find(({ fromBasisPoints }) => shareBasisPoints >= fromBasisPoints)
  return (reached ?? scale.steps.at(-1))?.label ?? null
}

/** Hundredths of a point between two shown numbers. */
const unitHundredths: Record<Exclude<Rounding, 'exact'>, number> = {
  hundredth: 1,
  tenth: 10,
  quarter: 25,
  half: 50,
  whole: 100,
}

/** What is shown of a number of hundredths of a point, halves upwards; `exact` leaves it as it is. */
export const roundShown = (hundredths: number, rounding: Rounding): number =>
  rounding === 'exact'
    ? hundredths
    : Math.floor(hundredths / unitHundredths[rounding] + 0.5) * unitHundredths[rounding]

/**
 * A result brought to another maximum (20, say), in hundredths of a point, rounded once and straight from the points:
 * from a rounded share it could differ in the last digit. Null without points or maximum.
 */
export function shownOn(
  { pointsHundredths, maximumHundredths }: Pick<StudentResult, 'pointsHundredths' | 'maximumHundredths'>,
  scaleMax: number,
  rounding: Rounding,
): number | null {
  if (pointsHundredths === null || maximumHundredths === 0) return null
  const numerator = pointsHundredths * scaleMax * 100
  if (rounding === 'exact') return numerator / maximumHundredths
  const unit = unitHundredths[rounding]
  const divisor = maximumHundredths * unit
  return Math.floor((2 * numerator + divisor) / (2 * divisor)) * unit
}
