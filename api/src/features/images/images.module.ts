import type { FastifyInstance } from 'fastify'
import type { PublishedImagesService } from './publishing/published-images.service.ts'
import type { ImagesService } from './images.service.ts'
import { readImageFileRoute, type ReadImageFileOptions } from './read-image-file.route.ts'
import { listImagesRoute } from './list-images.route.ts'
import { readImageRoute } from './read-image.route.ts'
import { changeImageRoute } from './change-image.route.ts'
import { removeImageRoute } from './remove-image.route.ts'
import { restoreImageRoute } from './restore-image.route.ts'
import { requestPublicationRoute } from './publishing/request-publication.route.ts'
import { withdrawPublicationRoute } from './publishing/withdraw-publication.route.ts'
import { listPublishedImagesRoute } from './publishing/list-published-images.route.ts'
import { listPublicationsRoute } from './publishing/list-publications.route.ts'
import { decidePublicationRoute } from './publishing/decide-publication.route.ts'

/** Pictures: a person's own, the published ones, and their files. */
export const imagesModule = async (
  app: FastifyInstance,
  options: Omit<ReadImageFileOptions, 'images'> & {
    images: ImagesService
    publishedImages: PublishedImagesService
  },
) => {
  app.register(listImagesRoute, options)
  app.register(readImageRoute, options)
  app.register(changeImageRoute, options)
  app.register(removeImageRoute, options)
  app.register(restoreImageRoute, options)
  app.register(requestPublicationRoute, options)
  app.register(withdrawPublicationRoute, options)
  app.register(listPublishedImagesRoute, options)
  app.register(listPublicationsRoute, options)
  app.register(decidePublicationRoute, options)
  app.register(readImageFileRoute, options)
}
