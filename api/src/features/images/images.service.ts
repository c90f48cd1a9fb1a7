import { AppError, type ChangeImageRequest, type MediaImage, type MediaPage } from '@classeur/contracts'
import { can, type Action, type Actor } from '@classeur/domain/access'
import type { ImageDocument, ImageRepository } from '@classeur/database'
import type { MediaGrant } from '../../security/media-links.ts'
import type { ImageViews } from './image-views.ts'
import { decodeCursor, encodeCursor } from '../../paging/list-cursor.ts'

const pageSize = 24

export interface ImagesDependencies {
  images: ImageRepository
  views: ImageViews
}

/** The resource of a picture for the policy. */
const resourceOf = ({ ownerId, publication }: ImageDocument) => ({
  ownerId,
  published: publication === 'published',
})

/** Manages a person's own pictures, and opens the files of all pictures that the person may see. */
export function createImagesService({ images, views }: ImagesDependencies) {
  /** @throws AppError `general/not-found`, also for other people's and deleted pictures */
  async function getOwn(actor: Actor, action: Action, id: string, deleted = false): Promise<ImageDocument> {
    const image = await images.findById(id)
    const isVisible = image && (image.deletedAt === null || deleted)
    if (!isVisible || !can(actor, action, resourceOf(image))) throw new AppError('general/not-found')
    return image
  }

  const shown = (image: ImageDocument | null, actor: Actor): MediaImage => {
    if (!image) throw new AppError('general/not-found')
    return views.media(image, actor)
  }

  return {
    async list(actor: Actor, search: string, cursor: string | null): Promise<MediaPage> {
      const rows = await images.list(actor.userId, search, decodeCursor(cursor), pageSize)
      const page = rows.slice(0, pageSize)
      const last = page.at(-1)
      return {
        images: page.map((image) => views.media(image, actor)),
        nextCursor:
          rows.length > pageSize && last ? encodeCursor({ at: last.createdAt, id: String(last._id) }) : null,
      }
    },

    async get(actor: Actor, id: string): Promise<MediaImage> {
      return views.media(await getOwn(actor, 'image:change', id), actor)
    },

    async change(actor: Actor, id: string, changes: ChangeImageRequest): Promise<MediaImage> {
      const image = await getOwn(actor, 'image:change', id)
      const changed = (await images.change(image, changes)) ?? (await getOwn(actor, 'image:change', id))
      return shown(changed, actor)
    },

    /** Deletes a picture, which can be restored for a day; idempotent. */
    async remove(actor: Actor, id: string): Promise<void> {
      await getOwn(actor, 'image:change', id, true)
      await images.markDeleted(id)
    },

    async restore(actor: Actor, id: string): Promise<MediaImage> {
      const image = await getOwn(actor, 'image:change', id, true)
      return shown(image.deletedAt ? await images.restore(id) : image, actor)
    },

    /** Requests publication; idempotent. @throws AppError `images/alt-text-missing` */
    async requestPublication(actor: Actor, id: string): Promise<MediaImage> {
      const image = await getOwn(actor, 'image:publish', id)
      if (image.altText === '') throw new AppError('images/alt-text-missing')
      const asked = await images.setPublication(id, ['private'], 'in-review')
      return shown(asked ?? image, actor)
    },

    /** Makes a picture private again; idempotent. */
    async withdraw(actor: Actor, id: string): Promise<MediaImage> {
      const image = await getOwn(actor, 'image:publish', id)
      return shown((await images.setPublication(id, ['in-review', 'published'], 'private')) ?? image, actor)
    },

    /** Opens the file of a link if the person may still see it. @throws AppError `general/not-found` */
    async fileOf({ imageId, variant, userId, role }: MediaGrant) {
      const image = await images.findById(imageId)
      const actor: Actor = { userId, operator: role === 'reviewer' }
      const seen =
        image?.deletedAt === null &&
        (can(actor, 'image:read', resourceOf(image)) ||
          (image.publication === 'in-review' && can(actor, 'publication:review')))
      if (!seen) throw new AppError('general/not-found')
      return { name: image.name, file: image[variant] }
    },
  }
}

export type ImagesService = ReturnType<typeof createImagesService>
