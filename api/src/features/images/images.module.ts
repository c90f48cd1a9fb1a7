import type { FastifyInstance } from 'fastify'
import type { ImagesService } from './images.service.ts'
import { readImageFileRoute, type ReadImageFileOptions } from './read-image-file.route.ts'
import { listImagesRoute } from './list-images.route.ts'
import { readImageRoute } from './read-image.route.ts'
import { changeImageRoute } from './change-image.route.ts'
import { changeLabelsRoute } from './labels/change-labels.route.ts'
import { removeImageRoute } from './remove-image.route.ts'
import { restoreImageRoute } from './restore-image.route.ts'
import { archiveImagesRoute } from './downloads/archive-images.route.ts'
import type { ArchiveImages } from './downloads/archive-images.ts'
import { listTagsRoute } from './media/list-tags.route.ts'
import { countUsesRoute } from './media/count-uses.route.ts'
import { listUsesRoute } from './media/list-uses.route.ts'
import type { MediaService } from './media/media.service.ts'
import { removeImagesRoute } from './media/remove-images.route.ts'
import { restoreImagesRoute } from './media/restore-images.route.ts'
import { tagImagesRoute } from './media/tag-images.route.ts'
import { requestPublicationRoute } from './publishing/request-publication.route.ts'
import { withdrawPublicationRoute } from './publishing/withdraw-publication.route.ts'
import { copyImageRoute } from './explore/copy-image.route.ts'
import type { CopyImage } from './explore/copy-image.ts'
import type { ExploreService } from './explore/explore.service.ts'
import { likeImageRoute } from './explore/like-image.route.ts'
import { listPublishedImagesRoute } from './explore/list-published-images.route.ts'
import { readPublishedImageRoute } from './explore/read-published-image.route.ts'
import { unlikeImageRoute } from './explore/unlike-image.route.ts'
import { uploadImageRoute } from './uploads/upload-image.route.ts'
import type { UploadsService } from './uploads/uploads.service.ts'
import { listPublicationsRoute } from './publishing/list-publications.route.ts'
import type { ImageReports } from './publishing/image-reports.service.ts'
import type { PublicationReviewsService } from './publishing/publication-reviews.service.ts'
import type { Publishing } from './publishing/publishing.service.ts'
import { reportImageRoute } from './publishing/report-image.route.ts'
import { decidePublicationRoute } from './publishing/decide-publication.route.ts'

/** Pictures: a person's own, the published ones, and their files. */
export const imagesModule = async (
  app: FastifyInstance,
  options: Omit<ReadImageFileOptions, 'images'> & {
    images: ImagesService
    media: MediaService
    uploads: UploadsService
    archiveImages: ArchiveImages
    publishing: Publishing
    publicationReviews: PublicationReviewsService
    explore: ExploreService
    copyImage: CopyImage
    imageReports: ImageReports
  },
) => {
  app.register(listImagesRoute, options)
  app.register(readImageRoute, options)
  app.register(changeImageRoute, options)
  app.register(changeLabelsRoute, options)
  app.register(removeImageRoute, options)
  app.register(restoreImageRoute, options)
  app.register(listTagsRoute, options)
  app.register(tagImagesRoute, options)
  app.register(removeImagesRoute, options)
  app.register(restoreImagesRoute, options)
  app.register(listUsesRoute, options)
  app.register(countUsesRoute, options)
  app.register(archiveImagesRoute, options)
  app.register(uploadImageRoute, options)
  app.register(requestPublicationRoute, options)
  app.register(withdrawPublicationRoute, options)
  app.register(listPublishedImagesRoute, options)
  app.register(readPublishedImageRoute, options)
  app.register(likeImageRoute, options)
  app.register(unlikeImageRoute, options)
  app.register(copyImageRoute, options)
  app.register(listPublicationsRoute, options)
  app.register(decidePublicationRoute, options)
  app.register(reportImageRoute, options)
  app.register(readImageFileRoute, options)
}
