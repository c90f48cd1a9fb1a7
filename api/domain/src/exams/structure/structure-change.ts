import type { ExactShare } from '../../marks/shares/exact-share.ts'

/** How existing marks change when the maximum of their question changes. */
export const maximumAnswers = ['keep-points', 'rescale'] as const
export type MaximumAnswer = (typeof maximumAnswers)[number]

/** A question that a change retires or restores, and the number of its marks. */
interface MarkedLeaf {
  leafId: string
  label: string
  marks: number
}

/** A question with marks whose maximum changes. Points are in hundredths. */
interface ChangedMaximum extends MarkedLeaf {
  oldMaxHundredths: number
  newMaxHundredths: number
  /** With `keep-points`: marks above the new maximum, which stay unchanged and are shown as invalid. */
  above: number
  /** With `rescale`: examples, old and new points. */
  examples: { old: number; new: number }[]
}

/** A preview of a change. Points are in hundredths. */
export interface StructurePreview {
  /** Questions that have marks and would be retired. */
  retired: MarkedLeaf[]
  restored: MarkedLeaf[]
  maxima: ChangedMaximum[]
  oldMaximumHundredths: number
  newMaximumHundredths: number
  /** The exam's mean before the change (`oldMean`), and after it for each answer (`newMean`). */
  oldMean: ExactShare | null
  newMean: { keep: ExactShare | null; rescale: ExactShare | null }
}
