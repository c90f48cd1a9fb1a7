import { divideHalfUp } from './results/divide.ts'
import type { StudentMarks } from './results/result-of.ts'

/** A question whose marks are converted to another maximum. In hundredths of a point. */
export interface Rescale {
  leafId: string
  oldMaxHundredths: number
  newMaxHundredths: number
  stepHundredths: number
}

/** A change of an exam that rescaled questions. */
export interface RescaleStep {
  id: string
  at: Date
  rescales: readonly Rescale[]
  /** The id of the change that this one undoes. */
  undoes: string | null
}

/**
 * Converts points to the new maximum, rounded half up to the question's step, in whole hundredths throughout. Zero
 * stays zero and full marks stay full marks.
 */
export const rescaledPoints = (points: number, rescale: Omit<Rescale, 'leafId'>): number =>
  divideHalfUp(points * rescale.newMaxHundredths, rescale.oldMaxHundredths * rescale.stepHundredths) *
  rescale.stepHundredths

/**
 * The cells of one student that a rescale changes, by question, with their new points. Statuses and empty cells don't
 * change.
 */
export function rescaledCells(marks: StudentMarks, rescales: readonly Rescale[]): Map<string, number> {
  const changed = new Map<string, number>()
  for (const rescale of rescales) {
    const points = marks[rescale.leafId]?.valueHundredths ?? null
    if (points === null) continue
    const next = rescaledPoints(points, rescale)
    if (next !== points) changed.set(rescale.leafId, next)
  }
  return changed
}
