import type { Language } from '@classeur/contracts'
import type { SampleSkill } from './sample-marks.ts'
import { sampleWordsAr } from './sample-words.ar.ts'
import { sampleWordsEn } from './sample-words.en.ts'
import { sampleWordsFr } from './sample-words.fr.ts'

/** What the sample class is made of, in one language: twenty-four students, one exam of ten questions. */
export interface SampleWords {
  className: string
  level: string
  subject: string
  examTitle: string
  students: { firstName: string; lastName: string }[]
  questions: string[]
  skills: Record<SampleSkill, string>
}

export const sampleWords: Record<Language, SampleWords> = {
  en: sampleWordsEn,
  fr: sampleWordsFr,
  ar: sampleWordsAr,
}
