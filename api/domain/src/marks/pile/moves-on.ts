import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { westernDigits } from '../../text/digits.ts'

const ten = 1000

/** True if one typed digit is a complete mark for this question: its maximum is below 10 and its step is 1. */
export const movesOnAfter = (
  text: string,
  leaf: Pick<ExamLeaf, 'maxHundredths' | 'stepHundredths' | 'isBonus'>,
): boolean =>
  leaf.maxHundredths < ten &&
  leaf.stepHundredths === 100 &&
  !leaf.isBonus &&
  /^[0-9]$/.test(westernDigits(text))
