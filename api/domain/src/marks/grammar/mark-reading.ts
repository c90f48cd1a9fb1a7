import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { GradingScale } from '../../exams/grading-scale.ts'
import type { Digits, Language } from '../../text/language.ts'
import type { MarkContent } from '../mark-content.ts'

/** What the reading of a typed mark depends on. */
export interface MarkContext {
  leaf: Pick<ExamLeaf, 'maxHundredths' | 'stepHundredths' | 'isBonus'>
  /** The scale in use: its letters or words can be typed. */
  scale: GradingScale
  /** Whose letters stand for statuses. Every language's digits and decimal signs are always read. */
  language: Language
}

/** How numbers are written for this person. */
export interface MarkFormat {
  language: Language
  digits: Digits
}

/** Why a text is no mark here. It stays as it was typed, and nothing is saved. */
export type MarkProblem =
  | 'not-a-mark'
  | 'above-maximum'
  | 'below-zero'
  | 'off-step'
  /** `7/10` where the maximum is not 10. */
  | 'another-maximum'
  | 'thousands-separator'
  | 'formula'
  /** A letter of the scale that no value on the step of this question stands for. */
  | 'letter-without-value'

/** `nearest`: up to two values (hundredths of a point) that could be meant, the lower one first; empty when none is near. */
export type MarkReading =
  { ok: true; content: MarkContent } | { ok: false; problem: MarkProblem; nearest: readonly number[] }
