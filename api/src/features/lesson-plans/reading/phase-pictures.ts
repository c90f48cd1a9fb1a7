import { AppError, type LessonPicture, type LessonSection } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ImageDocument, ImageRepository } from '@classeur/database'
import type { ObjectStorage, StoredObject } from '@classeur/storage'

export interface PhasePicturesDependencies {
  images: Pick<ImageRepository, 'findById'>
  storage: Pick<ObjectStorage, 'get'>
}

/** The ids of the pictures that the phases of a plan show. */
export const pictureIdsOf = (sections: readonly LessonSection[]): string[] => [
  ...new Set(
    sections.flatMap((section) =>
      section.key === 'phases' ? section.value.items.flatMap(({ imageId }) => imageId ?? []) : [],
    ),
  ),
]

/**
 * The pictures of phases. Everybody who may read a plan sees them: the plan names them because somebody who had the
 * right to see them chose them.
 */
export function createPhasePictures({ images, storage }: PhasePicturesDependencies) {
  async function find(ids: readonly string[]): Promise<ImageDocument[]> {
    const read = await Promise.all(ids.map((id) => images.findById(id)))
    return read.flatMap((image) => (image && image.deletedAt === null ? [image] : []))
  }

  return {
    /** The pictures of a plan that still exist. */
    async of(
      sections: readonly LessonSection[],
      urlOf: (imageId: string) => string,
    ): Promise<LessonPicture[]> {
      return (await find(pictureIdsOf(sections))).map(({ _id, altText, file: { width, height } }) => {
        const imageId = String(_id)
        return { imageId, url: urlOf(imageId), altText, width, height }
      })
    },

    /**
     * Refuses pictures that neither the person nor the owner of the plan may see.
     * @throws AppError `general/validation-failed`
     */
    async check(actor: Actor, planOwnerId: string, ids: readonly string[]): Promise<void> {
      const readers: Actor[] = [actor, { userId: planOwnerId, operator: false }]
      const known = (await find(ids)).filter(({ ownerId, publication }) =>
        readers.some((reader) =>
          can(reader, 'image:read', { ownerId, published: publication === 'published' }),
        ),
      )
      if (known.length < ids.length) throw new AppError('general/validation-failed')
    },

    /** Opens the file of a picture that these sections show. @throws AppError `general/not-found` */
    async open(sections: readonly LessonSection[], imageId: string): Promise<StoredObject> {
      const [image] = pictureIdsOf(sections).includes(imageId) ? await find([imageId]) : []
      const object = image
        ? await storage.get(image.file.key).catch((cause: unknown) => {
            throw new AppError('general/unavailable', {}, { cause })
          })
        : null
      if (!object) throw new AppError('general/not-found')
      return object
    },
  }
}

export type PhasePictures = ReturnType<typeof createPhasePictures>
