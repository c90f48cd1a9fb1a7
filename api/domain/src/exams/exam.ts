import type { ExamStructure } from './exam-structure.ts'
import type { GradingScale, Rounding } from './grading-scale.ts'

/** An exam's structure, and the scale and rounding for its results. */
export interface Exam {
  structure: ExamStructure
  effectiveScale: GradingScale
  effectiveRounding: Rounding
}
