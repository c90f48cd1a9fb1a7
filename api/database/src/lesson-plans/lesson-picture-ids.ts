import type { LessonSection } from '@classeur/contracts'

/** The ids of the pictures that the phases of a plan show, each once. */
export const lessonPictureIds = (sections: readonly LessonSection[]): string[] => [
  ...new Set(
    sections.flatMap((section) =>
      section.key === 'phases' ? section.value.items.flatMap(({ imageId }) => imageId ?? []) : [],
    ),
  ),
]
