import { pointsOn20, type GradingScale, type Rounding } from './grading-scale.ts'

/** A school's settings for results. */
export interface SchoolResultSettings {
  defaultScale: GradingScale
  rounding: Rounding
}

/** Defaults if neither the exam nor its class or school has a setting. */
const standardRounding: Rounding = 'hundredth'
const standardPassMarkBasisPoints = 5000

/**
 * The scale and rounding with which to show results: the exam's, otherwise the class's or the school's. Call without
 * `exam` for averages of several exams.
 */
export const resultScaleOf = (
  schoolClass: { scale: GradingScale | null },
  school: SchoolResultSettings | null,
  exam: { scale: GradingScale | null; rounding: Rounding | null } = { scale: null, rounding: null },
): { effectiveScale: GradingScale; effectiveRounding: Rounding } => ({
  effectiveScale: exam.scale ?? schoolClass.scale ?? school?.defaultScale ?? pointsOn20,
  effectiveRounding: exam.rounding ?? school?.rounding ?? standardRounding,
})

/** Whether results may be ranked. Only a school's setting hides ranks, so a class without a school shows them. */
export const showsRanks = (school: { showRanks: boolean } | null): boolean => school?.showRanks ?? true

/** The share from which a result passes, in basis points: the exam's, otherwise the school's. */
export const passMarkOf = (
  exam: { passMarkBasisPoints: number | null },
  school: { passMarkBasisPoints: number } | null,
): number => exam.passMarkBasisPoints ?? school?.passMarkBasisPoints ?? standardPassMarkBasisPoints
