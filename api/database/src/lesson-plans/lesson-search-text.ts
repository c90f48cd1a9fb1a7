import type { LessonRequest } from '@classeur/contracts'
import { normaliseSearchText } from '../normalise-search-text.ts'

/** The text in which a search looks for a lesson plan. */
export const lessonSearchText = (
  title: string,
  { subject, level }: Pick<LessonRequest, 'subject' | 'level'>,
): string => normaliseSearchText(`${title} ${subject} ${level}`)
