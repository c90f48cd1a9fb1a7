import { AppError, uploadLimits, type MediaImage } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import { preparePicture, UnusablePictureError, type PreparedPicture } from '@classeur/documents'
import type { ImageFile, ImageRepository, PictureUploadRepository } from '@classeur/database'
import { imageKeys, type ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import { newId } from '../../../ids/new-id.ts'
import { createFileQueue } from '../../../load/file-queue.ts'
import type { ImageViews } from '../image-views.ts'
import type { RefuseWhenFull } from '../refuse-when-full.ts'
import { refusedTypeOf } from './refused-type.ts'

/** A decoded picture takes up to 160 MB, so two are decoded at a time; the others wait with 15 MB each. */
const queueLimits = { running: 2, all: 10, perPerson: 3, busy: 'general/too-many-requests' } as const

export interface UploadsDependencies {
  images: Pick<ImageRepository, 'findById' | 'insertOnce'>
  uploads: Omit<PictureUploadRepository, 'listOver' | 'listOf' | 'pendingBytesOf'>
  storage: Pick<ObjectStorage, 'put' | 'delete'>
  refuseWhenFull: RefuseWhenFull
  views: Pick<ImageViews, 'media'>
  log: FastifyBaseLogger
}

export interface UploadedFile {
  requestKey: string
  name: string
  bytes: Buffer
  /** True once nobody waits for the answer any more; then nothing is stored. */
  isAbandoned: () => boolean
}

const sizeOf = ({ file, thumbnail }: PreparedPicture) => file.bytes.byteLength + thumbnail.bytes.byteLength

async function prepared(bytes: Buffer): Promise<PreparedPicture> {
  try {
    return await preparePicture(bytes)
  } catch (cause) {
    if (!(cause instanceof UnusablePictureError)) throw cause
    if (cause.problem === 'too-many-pixels') throw new AppError('images/upload-too-large', {}, { cause })
    const reason = cause.problem === 'not-an-image' ? refusedTypeOf(bytes) : 'damaged'
    throw new AppError('images/upload-refused', { reason }, { cause })
  }
}

/** Takes people's own pictures into their media. Only what was decoded and encoded again is stored. */
export function createUploadsService({ images, uploads, storage, views, log, ...deps }: UploadsDependencies) {
  const { enter, inTurn } = createFileQueue(queueLimits)

  async function store(key: string, file: PreparedPicture['file' | 'thumbnail']): Promise<ImageFile> {
    const { bytes, contentType, width, height } = file
    await storage.put(key, bytes, contentType)
    return { key, contentType, width, height, sizeBytes: bytes.byteLength }
  }

  /** Removes what was stored of a picture. If the storage is away, the sweep does it later. */
  async function discard(id: string, keys: readonly string[]): Promise<void> {
    try {
      await Promise.all(keys.map((key) => storage.delete(key)))
      await uploads.remove(id)
    } catch (error) {
      log.warn({ err: error, imageId: id }, 'files of an upload not deleted yet')
    }
  }

  async function keep(actor: Actor, file: UploadedFile, sha256: string): Promise<string> {
    const picture = await prepared(file.bytes)
    if (file.isAbandoned()) throw new AppError('general/unavailable')
    const { userId: ownerId } = actor
    const { requestKey, name } = file
    const fields = { ownerId, requestKey, sha256, sizeBytes: sizeOf(picture) }
    const id = String((await uploads.begin({ id: newId(), ...fields }))._id)
    const keys = imageKeys(id, 1)
    const fileKey = keys.file(picture.file.contentType)
    try {
      // The document already counts, so that uploads at the same time can't exceed the limit together.
      await deps.refuseWhenFull(ownerId, 0)
      const stored = {
        file: await store(fileKey, picture.file),
        thumbnail: await store(keys.thumbnail, picture.thumbnail),
      }
      if (!(await uploads.isPending(id))) throw new AppError('general/unavailable')
      await images.insertOnce({
        ...{ id, ownerId, name, prompt: '', origin: 'uploaded' },
        ...{ style: null, aspect: null, generator: null, altText: '' },
        ...{ ...stored, thumbHash: picture.thumbHash, createdAt: new Date() },
      })
    } catch (error) {
      // A repeat of the same request may have stored the picture in the meantime; then this one has its result.
      if (await images.findById(id)) return id
      await discard(id, [fileKey, keys.thumbnail])
      throw error instanceof AppError ? error : new AppError('general/unavailable', {}, { cause: error })
    }
    await uploads.finish(id)
    return id
  }

  return {
    /**
     * Before anything is received. Returns the function that ends the turn, which may be called twice.
     * @throws AppError `images/upload-too-large`, `images/storage-full`, `general/too-many-requests`
     */
    async admit(actor: Actor, declaredBytes: number): Promise<() => void> {
      if (!can(actor, 'image:upload', { ownerId: actor.userId })) throw new AppError('general/forbidden')
      if (declaredBytes > uploadLimits.bytes) throw new AppError('images/upload-too-large')
      // The stored file may be smaller than the one that arrives, so its size can't be known yet.
      await deps.refuseWhenFull(actor.userId)
      return enter(actor.userId)
    },

    /**
     * Stores a picture. A repeat with the same key returns the same picture.
     * @throws AppError `images/upload-refused`, `images/upload-too-large`, `images/storage-full`,
     *   `general/validation-failed` if the key belongs to another file, `general/unavailable`
     */
    async receive(actor: Actor, file: UploadedFile): Promise<MediaImage> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      const earlier = await uploads.find(actor.userId, file.requestKey)
      if (earlier && earlier.sha256 !== sha256) throw new AppError('general/validation-failed')
      const isStored = earlier !== null && earlier.finishedAt !== null
      const id = isStored ? String(earlier._id) : await inTurn(() => keep(actor, file, sha256))
      const image = await images.findById(id)
      if (!image) throw new AppError('general/not-found')
      return views.media(image, actor)
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>
