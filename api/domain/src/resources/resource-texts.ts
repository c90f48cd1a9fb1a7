import type { Language } from '../text/language.ts'
import type { ResourceKind } from './item.ts'

/** The names of the kinds, as a title of a sheet that names no skill. */
const kindNames: Record<Language, Record<ResourceKind, string>> = {
  en: {
    'practice-sheet': 'Practice sheet',
    'worked-example': 'Worked examples',
    correction: 'Correction with method',
    'exit-quiz': 'Exit quiz',
    extension: 'Extension',
    'parent-note': 'Note to parents',
  },
  fr: {
    'practice-sheet': 'Fiche d’entraînement',
    'worked-example': 'Exemples résolus',
    correction: 'Correction avec méthode',
    'exit-quiz': 'Quiz de sortie',
    extension: 'Approfondissement',
    'parent-note': 'Mot aux parents',
  },
  ar: {
    'practice-sheet': 'ورقة تدريب',
    'worked-example': 'أمثلة محلولة',
    correction: 'تصحيح مع الطريقة',
    'exit-quiz': 'اختبار ختامي قصير',
    extension: 'إثراء',
    'parent-note': 'رسالة إلى الأهل',
  },
}

const between: Record<Language, string> = { en: ', ', fr: ', ', ar: '، ' }
const longestTitle = 200

/**
 * The title on a sheet: what it is about, for the children who get it. It names no group. A note to parents and a sheet
 * about nothing in particular are called by their kind.
 */
export function sheetTitle(kind: ResourceKind, language: Language, skills: readonly string[]): string {
  const named = kind === 'parent-note' ? [] : [...new Set(skills)]
  const whole = named.join(between[language])
  if (whole === '' || whole.length > longestTitle) return kindNames[language][kind]
  return whole
}

const retestTitles: Record<Language, string> = {
  en: 'Re-test: ',
  fr: 'Nouveau test\u00a0: ',
  ar: 'إعادة اختبار: ',
}
const questionLetters: Record<Language, string> = { en: 'Q', fr: 'Q', ar: 'س' }
const longestExamTitle = 120

/** The title of the mini exam about a sheet. */
export const retestTitle = (title: string, language: Language): string =>
  `${retestTitles[language]}${title}`.slice(0, longestExamTitle).trimEnd()

/** The label of a question of a mini exam, by the number of its item. */
export const retestLabel = (number: number, language: Language): string =>
  `${questionLetters[language]}${number}`
