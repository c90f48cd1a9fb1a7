import type { Language } from '@classeur/contracts'
import { arabicExamples } from './arabic.ts'
import { englishExamples } from './english.ts'
import type { Examples } from './example-texts.ts'
import { frenchExamples } from './french.ts'

const examples: Record<Language, Examples> = {
  en: englishExamples,
  fr: frenchExamples,
  ar: arabicExamples,
}

/** The example of one part, with the warning not to reuse it. */
export const exampleOf = (language: Language, part: keyof Examples): string =>
  `From a plan on another topic (journey times), to show the quality. Reuse none of its content.\n${examples[language][part]}`
