import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { GradingScale } from '../../exams/grading-scale.ts'
import type { Digits, Language } from '../../text/language.ts'
import type { MarkContent } from '../mark-content.ts'

/** The context for reading a typed mark. */
export interface MarkContext {
  leaf: Pick<ExamLeaf, 'maxHundredths' | 'stepHundredths' | 'isBonus'>
  /** The effective scale, whose letters or words can be typed. */
  scale: GradingScale
  /** The language of the letters for statuses. Digits and decimal signs of all languages are accepted. */
  language: Language
}

/** The number format of a person. */
export interface MarkFormat {
  language: Language
  digits: Digits
}

/** Why a text isn't a valid mark. The text stays as typed and isn't saved. */
export type MarkProblem =
  | 'not-a-mark'
  | 'above-maximum'
  | 'below-zero'
  | 'off-step'
  /** `7/10` if the maximum isn't 10. */
  | 'another-maximum'
  | 'thousands-separator'
  | 'formula'
  /** A letter of the scale for which this question has no possible value. */
  | 'letter-without-value'

/** `nearest`: up to two possible values (hundredths of a point), in ascending order; empty if there are none. */
export type MarkReading =
  { ok: true; content: MarkContent } | { ok: false; problem: MarkProblem; nearest: readonly number[] }
