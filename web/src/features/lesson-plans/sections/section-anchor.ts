import type { LessonSectionKey } from '@classeur/contracts'

/** The id to which the list of sections links. */
export const sectionAnchor = (sectionKey: LessonSectionKey): string => `section-${sectionKey}`
