import { AppError, type PlacedPicture } from '@classeur/contracts'
import type { ImageDocument, ImageRepository } from '@classeur/database'
import type { StoredPicture } from '@classeur/documents'
import { can, type Actor } from '@classeur/domain/access'
import type { ObjectStorage, StoredObject } from '@classeur/storage'
import { buffer } from 'node:stream/consumers'

export interface PlacedPicturesDependencies {
  images: Pick<ImageRepository, 'findById'>
  storage: Pick<ObjectStorage, 'get'>
}

/**
 * The pictures that lesson plans and resources show. Everybody who may read one of these sees its pictures: it names them
 * because somebody who had the right to see them chose them.
 */
export function createPlacedPictures({ images, storage }: PlacedPicturesDependencies) {
  async function find(ids: readonly string[]): Promise<ImageDocument[]> {
    const read = await Promise.all(ids.map((id) => images.findById(id)))
    return read.flatMap((image) => (image && image.deletedAt === null ? [image] : []))
  }

  async function open(image: ImageDocument): Promise<StoredObject> {
    const object = await storage.get(image.file.key).catch((cause: unknown) => {
      throw new AppError('general/unavailable', {}, { cause })
    })
    if (!object) throw new AppError('general/not-found')
    return object
  }

  return {
    /** Those of these pictures that still exist. */
    async of(ids: readonly string[], urlOf: (imageId: string) => string): Promise<PlacedPicture[]> {
      return (await find(ids)).map(({ _id, altText, labels, file: { width, height } }) => {
        const imageId = String(_id)
        return { imageId, url: urlOf(imageId), altText, width, height, labels: labels ?? [] }
      })
    },

    /** Which of these pictures belong to other people. */
    async ofOthers(ids: readonly string[], ownerId: string): Promise<ReadonlySet<string>> {
      const others = (await find(ids)).filter((image) => image.ownerId !== ownerId)
      return new Set(others.map(({ _id }) => String(_id)))
    },

    /**
     * Refuses pictures that neither the person nor the owner of the place may see.
     * @throws AppError `general/validation-failed`
     */
    async check(actor: Actor, placeOwnerId: string, ids: readonly string[]): Promise<void> {
      const readers: Actor[] = [actor, { userId: placeOwnerId, operator: false }]
      const readable = (await find(ids)).filter(({ ownerId, publication }) =>
        readers.some((reader) =>
          can(reader, 'image:read', { ownerId, published: publication === 'published' }),
        ),
      )
      if (readable.length < ids.length) throw new AppError('general/validation-failed')
    },

    /** Opens the file of one of the `shown` pictures. @throws AppError `general/not-found` */
    async open(shown: readonly string[], imageId: string): Promise<StoredObject> {
      const [image] = shown.includes(imageId) ? await find([imageId]) : []
      if (!image) throw new AppError('general/not-found')
      return open(image)
    },

    /** The pictures for a file, as far as they still exist. @throws AppError `general/unavailable` */
    async read(ids: readonly string[]): Promise<StoredPicture[]> {
      return Promise.all(
        (await find(ids)).map(async (image) => ({
          imageId: String(image._id),
          bytes: await buffer((await open(image)).body),
          ...{ alt: image.altText, labels: image.labels ?? [] },
        })),
      )
    },
  }
}

export type PlacedPictures = ReturnType<typeof createPlacedPictures>
