import type { Language } from '../../text/language.ts'
import { arabicLabels } from './ar.ts'
import { englishLabels, type LabelId } from './en.ts'
import { frenchLabels } from './fr.ts'

/** The words of every label, one table per language. */
export const labelWords: Record<Language, Record<LabelId, string>> = {
  en: englishLabels,
  fr: frenchLabels,
  ar: arabicLabels,
}
