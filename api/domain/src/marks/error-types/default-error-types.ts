import type { Language } from '../../text/language.ts'

/** The ids of the error types that every school has, in the order of their keys 1 to 6. */
export const defaultErrorTypes = [
  'calculation',
  'method',
  'reading',
  'not-attempted',
  'unit',
  'presentation',
] as const
export type DefaultErrorType = (typeof defaultErrorTypes)[number]

const defaults: ReadonlySet<string> = new Set(defaultErrorTypes)

export const isDefaultErrorType = (id: string): id is DefaultErrorType => defaults.has(id)

const ownTypeId = /^[0-9a-f]{24}$/

/** True for the id of a default type, and for an id in the form of the school's own types (24 hexadecimal digits). */
export const isErrorTypeId = (id: string): boolean => isDefaultErrorType(id) || ownTypeId.test(id)

/** The first letters of the names: in English, French (lecture = reading, non traité) and Arabic (بلا محاولة). */
const letters: Record<Language, Record<DefaultErrorType, string>> = {
  en: { calculation: 'C', method: 'M', reading: 'R', 'not-attempted': 'N', unit: 'U', presentation: 'P' },
  fr: { calculation: 'C', method: 'M', reading: 'L', 'not-attempted': 'N', unit: 'U', presentation: 'P' },
  ar: { calculation: 'ح', method: 'ط', reading: 'ق', 'not-attempted': 'ب', unit: 'و', presentation: 'ع' },
}

/** The badge of a default error type: one letter, distinct within a language. */
export const defaultErrorTypeLetter = (type: DefaultErrorType, language: Language): string =>
  letters[language][type]

/** The badges of the default error types in all languages, because colleagues may use different ones. */
export const defaultErrorTypeLetters: readonly string[] = [
  ...new Set(Object.values(letters).flatMap((ofLanguage) => Object.values(ofLanguage))),
]
