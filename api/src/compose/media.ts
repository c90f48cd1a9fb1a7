import { AppError } from '@classeur/contracts'
import type { ImageDocument } from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import { createArchiveImages } from '../features/images/downloads/archive-images.ts'
import { createPictureDownload } from '../features/images/downloads/picture-download.ts'
import type { ImageViews } from '../features/images/image-views.ts'
import { createMediaService } from '../features/images/media/media.service.ts'
import type { StudentNames } from '../features/images/publishing/student-names.ts'
import type { RefuseWhenFull } from '../features/images/refuse-when-full.ts'
import { createUploadsService } from '../features/images/uploads/uploads.service.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

interface MediaOptions extends Pick<Foundations, 'openExam'> {
  announce: Foundations['announceImageChange']
  repositories: Pick<Repositories, 'images' | 'imageUses' | 'pictureUploads'>
  storage: ObjectStorage
  refuseWhenFull: RefuseWhenFull
  studentNames: StudentNames
  views: ImageViews
  log: FastifyBaseLogger
}

/** Builds the services of a person's own media: the collection, uploads and downloads. */
export function composeMedia(options: MediaOptions) {
  const { repositories, storage, views, refuseWhenFull, announce, studentNames, openExam, log } = options
  const { images, imageUses: uses, pictureUploads: uploads } = repositories
  const pictureDownload = createPictureDownload()
  const openPicture = async ({ file }: ImageDocument) => {
    const object = await storage.get(file.key)
    if (!object) throw new AppError('general/not-found')
    return object
  }
  return {
    media: createMediaService({ images, uses, views, announce, openExam, studentNames }),
    uploads: createUploadsService({ images, uploads, storage, views, refuseWhenFull, log }),
    archiveImages: createArchiveImages({ images, openPicture, pictureDownload }),
    pictureDownload,
  }
}
