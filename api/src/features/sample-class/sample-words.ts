import type { Language } from '@classeur/contracts'
import type { SampleWords } from './sample-class-words.ts'
import { sampleWordsAr } from './sample-words.ar.ts'
import { sampleWordsEn } from './sample-words.en.ts'
import { sampleWordsFr } from './sample-words.fr.ts'

export const sampleWords: Record<Language, SampleWords> = {
  en: sampleWordsEn,
  fr: sampleWordsFr,
  ar: sampleWordsAr,
}
