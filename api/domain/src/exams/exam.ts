import type { ExamStructure } from './exam-structure.ts'
import type { GradingScale, Rounding } from './grading-scale.ts'

/** An exam, as the rules see one: its structure, and the scale and rounding with which its results are shown. */
export interface Exam {
  structure: ExamStructure
  effectiveScale: GradingScale
  effectiveRounding: Rounding
}
