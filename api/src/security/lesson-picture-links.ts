import type { Actor } from '@classeur/domain/access'
import { createFileLinks, type FilePermit, type LinkHolder } from './file-links.ts'

/** A picture of a lesson plan. */
export interface LessonPictureFile {
  lessonPlanId: string
  imageId: string
}

const nameOf = ({ lessonPlanId, imageId }: LessonPictureFile) => `${lessonPlanId}:${imageId}`

/** Signed URLs of the pictures in a lesson plan. The route checks again whether the person may read the plan. */
export function createLessonPictureLinks(secret: string, now?: () => number) {
  const links = createFileLinks(secret, 'lesson-picture-links', now)
  return {
    linkTo: (file: LessonPictureFile, actor: Actor): string =>
      `/api/lesson-plans/${file.lessonPlanId}/pictures/${file.imageId}?${links.permitFor(nameOf(file), actor)}`,

    /** The holder of a link; null if it is forged or expired. */
    verify: (file: LessonPictureFile, permit: FilePermit): LinkHolder | null =>
      links.verify(nameOf(file), permit),
  }
}

export type LessonPictureLinks = ReturnType<typeof createLessonPictureLinks>
