import {
  AppError,
  type ChangeImageRequest,
  type ChangeLabelsRequest,
  type MediaImage,
  type MediaPage,
} from '@classeur/contracts'
import { can, type Action, type Actor } from '@classeur/domain/access'
import { retryOnConflict, type ImageDocument, type ImageRepository } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import type { MediaGrant } from '../../security/media-links.ts'
import type { AnnounceImageChange } from '../../realtime/announce-image.ts'
import type { ImageViews } from './image-views.ts'
import { imageResourceOf } from './image-resource.ts'
import type { StudentNames } from './publishing/student-names.ts'
import { decodeCursor, encodeCursor } from '../../paging/list-cursor.ts'

const pageSize = 24
/** More consecutive conflicts indicate a bug. */
const mostTries = 10

export interface ImagesDependencies {
  images: ImageRepository
  storage: Pick<ObjectStorage, 'get'>
  views: ImageViews
  announce: AnnounceImageChange
  studentNames: Pick<StudentNames, 'areAddedBy'>
  /** Whether a session's person is an operator now. */
  isOperating: (holder: { userId: string; sessionId: string }) => Promise<boolean>
}

/** Manages a person's own pictures, and opens the files of all pictures that the person may see. */
export function createImagesService({ images, storage, views, announce, ...deps }: ImagesDependencies) {
  const { studentNames, isOperating } = deps

  /** @throws AppError `general/not-found`, also for other people's and deleted pictures */
  async function getOwn(actor: Actor, action: Action, id: string, deleted = false): Promise<ImageDocument> {
    const image = await images.findById(id)
    const isVisible = image && (image.deletedAt === null || deleted)
    if (!isVisible || !can(actor, action, imageResourceOf(image))) throw new AppError('general/not-found')
    return image
  }

  const shown = (image: ImageDocument | null, actor: Actor): MediaImage => {
    if (!image) throw new AppError('general/not-found')
    return views.media(image, actor)
  }

  return {
    async list(
      actor: Actor,
      filter: { search: string; tag: string | null },
      cursor: string | null,
    ): Promise<MediaPage> {
      const rows = await images.list(actor.userId, filter, decodeCursor(cursor), pageSize)
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
      // An operator may decide on the picture at the same time.
      const changed = await retryOnConflict(
        async () => {
          const image = await getOwn(actor, 'image:change', id)
          const namesStudents = await studentNames.areAddedBy(image, changes)
          return (await images.change(image, changes, namesStudents)) ?? 'conflict'
        },
        { mostTries, otherwise: () => new AppError('general/unavailable') },
      )
      return shown(changed, actor)
    },

    /**
     * Replaces the labels of a picture. Repeating a request whose response was lost changes nothing.
     * @throws AppError `images/labels-changed` if `version` isn't the latest one
     */
    changeLabels(actor: Actor, id: string, { labels, version }: ChangeLabelsRequest): Promise<MediaImage> {
      const attempt = async () => {
        const image = await getOwn(actor, 'image:change', id)
        if (JSON.stringify(image.labels ?? []) === JSON.stringify(labels)) return views.media(image, actor)
        if ((image.labelsVersion ?? 0) !== version) throw new AppError('images/labels-changed')
        const namesStudents = await studentNames.areAddedBy(image, { labels })
        const changed = await images.changeLabels(image, labels, namesStudents)
        return changed ? views.media(changed, actor) : 'conflict'
      }
      const otherwise = () => new AppError('images/labels-changed')
      return retryOnConflict(attempt, { mostTries: 3, otherwise })
    },

    /** Moves a picture to the trash; idempotent. @param again see `Deletion` */
    async remove(actor: Actor, id: string, again: Date | null = null): Promise<void> {
      await getOwn(actor, 'image:change', id, true)
      const deleted = await images.markDeleted(id, { by: actor.userId, again })
      if (deleted) announce(deleted)
    },

    async restore(actor: Actor, id: string): Promise<MediaImage> {
      const image = await getOwn(actor, 'image:change', id, true)
      if (image.deletedAt === null) return shown(image, actor)
      const restored = await images.restore(id)
      if (restored) announce(restored)
      return shown(restored, actor)
    },

    /**
     * The file of a link, which `open` opens, and the labels over it, if the person may still see it: a link from before
     * a refusal or an unpublishing doesn't open.
     * @throws AppError `general/not-found`; from `open` also `general/unavailable`
     */
    async fileOf({ imageId, variant, userId, sessionId, role }: MediaGrant) {
      const image = await images.findById(imageId)
      const operator = role === 'reviewer' && (await isOperating({ userId, sessionId }))
      const actor: Actor = { userId, operator }
      const seen =
        image?.deletedAt === null &&
        (can(actor, 'image:read', imageResourceOf(image)) ||
          (image.publication !== 'private' && can(actor, 'publication:review')))
      if (!seen) throw new AppError('general/not-found')
      const open = async () => {
        const object = await storage.get(image[variant].key).catch((cause: unknown) => {
          throw new AppError('general/unavailable', {}, { cause })
        })
        if (!object) throw new AppError('general/not-found')
        return object
      }
      return { name: image.name, alt: image.altText, labels: image.labels ?? [], open }
    },
  }
}

export type ImagesService = ReturnType<typeof createImagesService>
