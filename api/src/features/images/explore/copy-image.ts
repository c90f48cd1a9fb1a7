import { AppError, type MediaImage } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  ExploreRepository,
  ImageDocument,
  ImageFile,
  ImageRepository,
  PictureUploadRepository,
} from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { newId } from '../../../ids/new-id.ts'
import type { ImageViews } from '../image-views.ts'
import type { RefuseWhenFull } from '../refuse-when-full.ts'
import type { ExploreService } from './explore.service.ts'

const objectIdLength = 24

export interface CopyImageDependencies {
  explore: Pick<ExploreRepository, 'countCopies' | 'discardCopy'>
  images: Pick<ImageRepository, 'findById' | 'insertOnce' | 'restore' | 'purge'>
  uploads: Pick<PictureUploadRepository, 'begin' | 'isPending' | 'remove'>
  storage: Pick<ObjectStorage, 'get' | 'put' | 'delete'>
  views: Pick<ImageViews, 'media'>
  getOfOthers: ExploreService['getOfOthers']
  refuseWhenFull: RefuseWhenFull
}

/** A person has one copy of a picture, so its id follows from both, and a repeated request finds it. */
const copyIdOf = (userId: string, imageId: string): string =>
  createHash('sha256').update(`copy:${userId}:${imageId}`).digest('hex').slice(0, objectIdLength)

/** Copies published pictures to people's own media, with files of their own. */
export function createCopyImage(deps: CopyImageDependencies) {
  const { explore, images, uploads, storage, views } = deps

  async function copyFile(file: ImageFile, key: string): Promise<ImageFile> {
    const object = await storage.get(file.key)
    // The original may be deleted for good in this moment.
    if (!object) throw new AppError('general/not-found')
    await storage.put(key, await buffer(object.body), object.contentType)
    return { ...file, key }
  }

  const deleteFiles = (keys: readonly string[]) => Promise.all(keys.map((key) => storage.delete(key)))

  /** The copy that exists, out of the trash; null if there is none, or only one whose days in the trash are over. */
  async function findCopy(copyId: string): Promise<ImageDocument | null> {
    const copy = await images.findById(copyId)
    if (!copy || copy.deletedAt === null) return copy
    const restored = await images.restore(copyId)
    if (restored) return restored
    // A concurrent request may have taken it out of the trash.
    const latest = await images.findById(copyId)
    if (latest?.deletedAt === null) return latest
    await deleteFiles([copy.file.key, copy.thumbnail.key])
    await images.purge(copyId)
    return null
  }

  async function addCopy(actor: Actor, copyId: string, original: ImageDocument): Promise<void> {
    const imageId = String(original._id)
    // Every attempt writes its own files, so that an attempt that fails deletes nobody else's.
    const attempt = newId()
    const keyOf = (part: string, { key }: ImageFile) =>
      `images/${copyId}/${attempt}-${part}.${key.split('.').at(-1) ?? ''}`
    const keys = {
      file: keyOf('picture', original.file),
      thumbnail: keyOf('thumbnail', original.thumbnail),
    }
    // Stored before the files, so that the workers delete them and count the copies after a crash.
    await uploads.begin({
      ...{ id: attempt, ownerId: actor.userId, requestKey: `copy:${attempt}`, sha256: null },
      sizeBytes: original.file.sizeBytes + original.thumbnail.sizeBytes,
      copy: { imageId: copyId, keys: [keys.file, keys.thumbnail] },
    })
    let isAdded = false
    try {
      const file = await copyFile(original.file, keys.file)
      const thumbnail = await copyFile(original.thumbnail, keys.thumbnail)
      if (!(await uploads.isPending(attempt))) throw new AppError('general/unavailable')
      const { name, style, aspect, generator, thumbHash, altText, tags, labels } = original
      isAdded = await images.insertOnce({
        id: copyId,
        ownerId: actor.userId,
        // The prompt and what the picture lacks stay with the creator.
        prompt: '',
        ...{
          name,
          style,
          aspect,
          generator,
          thumbHash,
          altText,
          tags,
          labels: labels ?? [],
          file,
          thumbnail,
        },
        origin: 'copied',
        source: { imageId, creatorId: original.ownerId, creatorName: original.publishedAs },
        createdAt: new Date(),
      })
    } finally {
      if (!isAdded) {
        await deleteFiles([keys.file, keys.thumbnail])
        await uploads.remove(attempt)
      }
    }
    // A concurrent request has added it.
    if (!isAdded) return
    const isPublished = await explore.countCopies(imageId)
    if (!isPublished) {
      await explore.discardCopy(copyId)
      await deleteFiles([keys.file, keys.thumbnail])
    }
    await uploads.remove(attempt)
    if (!isPublished) throw new AppError('general/not-found')
  }

  /**
   * Free and idempotent: a second copy returns the first. @throws AppError `general/not-found`, also if the picture is
   * hidden in the same moment; `general/forbidden` for the person's own pictures; `images/storage-full`
   */
  return async (actor: Actor, id: string): Promise<MediaImage> => {
    const original = await deps.getOfOthers(actor, 'image:copy', id)
    const copyId = copyIdOf(actor.userId, id)
    const existing = await findCopy(copyId)
    if (existing) {
      // The attempt that added it may have been interrupted before it counted.
      await explore.countCopies(id)
      return views.media(existing, actor)
    }
    await deps.refuseWhenFull(actor.userId)
    await addCopy(actor, copyId, original)
    const copy = await images.findById(copyId)
    if (!copy) throw new AppError('general/not-found')
    return views.media(copy, actor)
  }
}

export type CopyImage = ReturnType<typeof createCopyImage>
