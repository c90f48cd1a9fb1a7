import type { Language } from '@classeur/contracts'
import { arabicExamples } from './arabic.ts'
import { englishExamples } from './english.ts'
import { frenchExamples } from './french.ts'

/**
 * For each part of a plan, a good and a weak passage of a lesson on journey times. They are in the language of the plan,
 * because a model copies the language of its examples.
 */
export interface Examples {
  objectives: string
  opening: string
  misconceptions: string
  explanation: string
  workedExamples: string
  phases: string
  board: string
  studentSheet: string
  differentiation: string
  assessment: string
  homework: string
  modelAnswers: string
  pacing: string
}

const examples: Record<Language, Examples> = {
  en: englishExamples,
  fr: frenchExamples,
  ar: arabicExamples,
}

/** The example of one part, with the warning not to reuse it. */
export const exampleOf = (language: Language, part: keyof Examples): string =>
  `From a plan on another topic (journey times), to show the quality. Reuse none of its content.\n${examples[language][part]}`
