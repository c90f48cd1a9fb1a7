import type { LessonPicture, LessonSection } from '@classeur/contracts'
import { lessonPictureIds } from '@classeur/database'
import type { StoredObject } from '@classeur/storage'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'

/** The pictures of phases. */
export const createPhasePictures = (placed: Pick<PlacedPictures, 'of' | 'ofOthers' | 'check' | 'open'>) => ({
  /** The pictures of a plan that still exist. */
  of: (sections: readonly LessonSection[], urlOf: (imageId: string) => string): Promise<LessonPicture[]> =>
    placed.of(lessonPictureIds(sections), urlOf),

  /** The ids of the pictures of a plan that don't belong to its owner. */
  ofOthers: (sections: readonly LessonSection[], ownerId: string): Promise<ReadonlySet<string>> =>
    placed.ofOthers(lessonPictureIds(sections), ownerId),

  check: placed.check,

  /** Opens the file of a picture that these sections show. @throws AppError `general/not-found` */
  open: (sections: readonly LessonSection[], imageId: string): Promise<StoredObject> =>
    placed.open(lessonPictureIds(sections), imageId),
})

export type PhasePictures = ReturnType<typeof createPhasePictures>
