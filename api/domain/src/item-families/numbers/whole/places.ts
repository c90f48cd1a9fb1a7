import type { Language } from '../../../text/language.ts'

const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands'],
  fr: ['Unités', 'Dizaines', 'Centaines', 'Milliers', 'Dizaines de mille', 'Centaines de mille'],
  ar: ['الآحاد', 'العشرات', 'المئات', 'الآلاف', 'عشرات الآلاف', 'مئات الآلاف'],
}

/** The name of a place before a colon, counted from the ones. */
export const placeName = (place: number, language: Language): string =>
  `${names[language][place] ?? ''}${language === 'fr' ? '\u00a0:' : ':'}`
