import type { ExamLeaf } from '../exam-structure.ts'

/** The default step for a maximum, in hundredths: half points if they divide it, otherwise quarters. */
const stepFor = (maxHundredths: number): ExamLeaf['stepHundredths'] => (maxHundredths % 50 === 0 ? 50 : 25)

/** The largest step up to the chosen one that divides the maximum; quarters if none does. In hundredths. */
export const fittingStep = (
  maxHundredths: number,
  chosen: ExamLeaf['stepHundredths'],
): ExamLeaf['stepHundredths'] =>
  maxHundredths % chosen === 0 ? chosen : maxHundredths % 50 === 0 && chosen === 100 ? 50 : 25

/** A new question or part: in use, without skills, Bloom level or bonus. */
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
