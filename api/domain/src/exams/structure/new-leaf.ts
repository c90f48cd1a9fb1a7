import type { ExamLeaf } from '../exam-structure.ts'

/** The finest usual step that a maximum stands on: half points, else quarters. In hundredths. */
export const stepFor = (maxHundredths: number): ExamLeaf['stepHundredths'] =>
  maxHundredths % 50 === 0 ? 50 : 25

/** The largest step up to the chosen one that divides the maximum; quarters if none does. In hundredths. */
export const fittingStep = (
  maxHundredths: number,
  chosen: ExamLeaf['stepHundredths'],
): ExamLeaf['stepHundredths'] =>
  maxHundredths % chosen === 0 ? chosen : maxHundredths % 50 === 0 && chosen === 100 ? 50 : 25

/** A question or part as it begins: no skills, no Bloom level, no bonus, in use. */
export const newLeaf = (
  id: string,
  label: string,
  maxHundredths: number,
  fields: Partial<Omit<ExamLeaf, 'id' | 'label' | 'maxHundredths'>> = {},
): ExamLeaf => ({
  id,
  label,
  maxHundredths,
  stepHundredths: stepFor(maxHundredths),
  skills: [],
  bloomLevel: null,
  isBonus: false,
  usualErrors: [],
  retiredAt: null,
  ...fields,
})
