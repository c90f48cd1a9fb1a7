import type { GradingScale } from '../../exams/grading-scale.ts'

/** The label of the step that a share reaches on a scale of letters, competences or words; null on a scale of points. */
export function gradeLabel(scale: GradingScale, shareBasisPoints: number): string | null {
  if (scale.kind === 'points') return null
  const reached = scale.steps.find(({ fromBasisPoints }) => shareBasisPoints >= fromBasisPoints)
  return (reached ?? scale.steps.at(-1))?.label ?? null
}
