import type { Language } from '@classeur/contracts'
import type { SampleTexts } from './sample-class-texts.ts'
import { sampleTextsAr } from './sample-texts.ar.ts'
import { sampleTextsEn } from './sample-texts.en.ts'
import { sampleTextsFr } from './sample-texts.fr.ts'

export const sampleTexts: Record<Language, SampleTexts> = {
  en: sampleTextsEn,
  fr: sampleTextsFr,
  ar: sampleTextsAr,
}
