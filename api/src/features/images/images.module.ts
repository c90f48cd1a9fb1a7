import type { FastifyInstance } from 'fastify'
import type { PublishedImagesService } from './published-images.service.ts'
import type { ImagesService } from './images.service.ts'
import { imageFilesRoute, type ImageFilesOptions } from './image-files.route.ts'
import { imagesRoute } from './images.route.ts'
import { publishedImagesRoute } from './published-images.route.ts'

/** Pictures: one's own, everybody's, and their files. */
export const imagesModule = async (
  app: FastifyInstance,
  options: Omit<ImageFilesOptions, 'images'> & {
    images: ImagesService
    publishedImages: PublishedImagesService
  },
) => {
  app.register(imagesRoute, options)
  app.register(publishedImagesRoute, options)
  app.register(imageFilesRoute, options)
}
