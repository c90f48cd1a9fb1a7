import type { ExamLeaf } from '../exam-structure.ts'

/** The finest usual step that a maximum stands on: half points, else quarters. In hundredths. */
export const stepFor = (maxHundredths: number): ExamLeaf['stepHundredths'] =>
  maxHundredths % 50 === 0 ? 50 : 25

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
