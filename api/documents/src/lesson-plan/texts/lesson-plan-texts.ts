import type { Language } from '@classeur/contracts'
import { arabicTexts } from './arabic-texts.ts'
import { englishTexts } from './english-texts.ts'
import { frenchTexts } from './french-texts.ts'
import type { LessonPlanTexts } from './texts-of-language.ts'

export const lessonPlanTexts: Record<Language, LessonPlanTexts> = {
  en: englishTexts,
  fr: frenchTexts,
  ar: arabicTexts,
}
