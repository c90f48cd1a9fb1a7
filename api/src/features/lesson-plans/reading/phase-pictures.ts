import type { LessonPicture, LessonSection } from '@classeur/contracts'
import { lessonPictureIds } from '@classeur/database'
import type { StoredObject } from '@classeur/storage'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'

/** The pictures of phases. */
export const createPhasePictures = (placed: Pick<PlacedPictures, 'of' | 'check' | 'open'>) => ({
  /** The pictures of a plan that still exist. */
  of: (sections: readonly LessonSection[], urlOf: (imageId: string) => string): Promise<LessonPicture[]> =>
    placed.of(lessonPictureIds(sections), urlOf),

  check: placed.check,

  /** Opens the file of a picture that these sections show. @throws AppError `general/not-found` */
  open: (sections: readonly LessonSection[], imageId: string): Promise<StoredObject> =>
    placed.open(lessonPictureIds(sections), imageId),
})

export type PhasePictures = ReturnType<typeof createPhasePictures>
