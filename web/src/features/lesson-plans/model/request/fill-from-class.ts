import type { LessonPrefill } from '@classeur/contracts'
import type { LessonForm } from './lesson-inputs.ts'

/** The fields that a class fills in. */
export type FilledFields = Pick<LessonForm, 'subject' | 'level' | 'language' | 'topic'>

/**
 * The fields that a class fills in: empty ones, and those that still have the text that nobody typed (`untyped`). Typed
 * text stays.
 */
export function fillFromClass(
  values: LessonForm,
  { subject, level, language, topic }: Pick<LessonPrefill, keyof FilledFields>,
  untyped: FilledFields,
): Partial<FilledFields> {
  const mayFill = (field: keyof FilledFields) => values[field] === '' || values[field] === untyped[field]
  return {
    ...(subject !== '' && mayFill('subject') && { subject }),
    ...(level !== '' && mayFill('level') && { level }),
    ...(language !== null && mayFill('language') && { language }),
    ...(topic !== '' && mayFill('topic') && { topic }),
  }
}
