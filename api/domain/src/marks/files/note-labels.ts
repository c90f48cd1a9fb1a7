import { languages, type Language } from '../../text/language.ts'
import { normaliseName } from '../../roster/names/normalise-name.ts'
import {
  defaultErrorTypes,
  isErrorTypeId,
  type DefaultErrorType,
} from '../error-types/default-error-types.ts'

/** The two parts of a note, which have separate columns in a file. */
export const noteParts = ['errorTypes', 'comment'] as const
export type NotePart = (typeof noteParts)[number]

interface NoteLabels {
  /** After the name of a question, in the headings of a text file. */
  ofQuestion: Record<NotePart, string>
  /** The headings of a table with one row per cell. */
  heading: Record<NotePart | 'question', string>
  types: Record<DefaultErrorType, string>
}

/** The texts of notes in files, by language. Files in every language can be imported. */
export const noteLabels: Record<Language, NoteLabels> = {
  en: {
    ofQuestion: { errorTypes: 'errors', comment: 'comment' },
    heading: { question: 'Question', errorTypes: 'Error types', comment: 'Comment' },
    types: {
      ...{ calculation: 'Calculation', method: 'Method', reading: 'Reading', unit: 'Unit' },
      ...{ 'not-attempted': 'Not attempted', presentation: 'Presentation' },
    },
  },
  fr: {
    ofQuestion: { errorTypes: 'erreurs', comment: 'commentaire' },
    heading: { question: 'Question', errorTypes: 'Types d’erreur', comment: 'Commentaire' },
    types: {
      ...{ calculation: 'Calcul', method: 'Méthode', reading: 'Lecture', unit: 'Unité' },
      ...{ 'not-attempted': 'Non traité', presentation: 'Présentation' },
    },
  },
  ar: {
    ofQuestion: { errorTypes: 'الأخطاء', comment: 'تعليق' },
    heading: { question: 'السؤال', errorTypes: 'أنواع الأخطاء', comment: 'التعليق' },
    types: {
      ...{ calculation: 'الحساب', method: 'الطريقة', reading: 'القراءة', unit: 'الوحدة' },
      ...{ 'not-attempted': 'لم يُحاوَل', presentation: 'العرض' },
    },
  },
}

/** Names of the school's own error types, by id. */
export type ErrorTypeNames = Readonly<Record<string, string>>

/** The heading of a column with one part of the notes of a question. */
export const noteHeader = (question: string, part: NotePart, language: Language): string =>
  `${question} · ${noteLabels[language].ofQuestion[part]}`

/** Error types as one text. A type of the school without a known name is written as its id. */
export const errorTypesText = (
  ids: readonly string[],
  language: Language,
  own: ErrorTypeNames = {},
): string => {
  const names: Readonly<Record<string, string>> = noteLabels[language].types
  return ids.map((id) => names[id] ?? own[id] ?? id).join('; ')
}

/**
 * Reads error types from names in any language, or from ids, separated by semicolons or commas. Returns null if a name
 * is unknown or belongs to several types.
 */
export function createErrorTypeReader(own: ErrorTypeNames = {}): (text: string) => string[] | null {
  const ids = new Map<string, Set<string>>()
  const add = (name: string, id: string) => {
    const key = normaliseName(name)
    ids.set(key, (ids.get(key) ?? new Set()).add(id))
  }
  for (const id of defaultErrorTypes)
    for (const language of languages) add(noteLabels[language].types[id], id)
  for (const [id, name] of Object.entries(own)) add(name, id)
  const idOf = (text: string): string | null => {
    const name = text.trim()
    if (isErrorTypeId(name)) return name
    const [id, ...others] = ids.get(normaliseName(name)) ?? []
    return id !== undefined && others.length === 0 ? id : null
  }
  const idsOf = (texts: readonly string[]): string[] | null => {
    const read = texts.filter((text) => text.trim() !== '').map(idOf)
    return read.every((id) => id !== null) ? read : null
  }
  return (text) => {
    const types: string[] = []
    // A name may contain a comma, so a text is split at its commas only if it is no name as a whole.
    for (const part of text.split(/[;؛\n]/)) {
      const read = idsOf([part]) ?? idsOf(part.split(/[,،]/))
      if (read === null) return null
      types.push(...read)
    }
    return [...new Set(types)]
  }
}
