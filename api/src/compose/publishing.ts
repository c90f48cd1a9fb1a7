import type { FastifyBaseLogger } from 'fastify'
import type { ImageViews } from '../features/images/image-views.ts'
import { createImageReports } from '../features/images/publishing/image-reports.service.ts'
import { createPublicationReviews } from '../features/images/publishing/publication-reviews.service.ts'
import { createPublishing } from '../features/images/publishing/publishing.service.ts'
import type { StudentNames } from '../features/images/publishing/student-names.ts'
import { createImageAnnouncer } from '../realtime/announce-image.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface PublishingOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'nameOf' | 'namesOf'>
  io: SocketServer
  views: ImageViews
  studentNames: StudentNames
  logger: FastifyBaseLogger
}

/** Builds the services that publish pictures: for their owners, for operators, and for people who report one. */
export function composePublishing(options: PublishingOptions) {
  const { repositories, views, studentNames, logger: log } = options
  const { images, imageReports, publications, publicationDecisions: decisions } = repositories
  const announceImage = createImageAnnouncer(options.io)
  return {
    publishing: createPublishing({
      ...{ images, publications, studentNames, views },
      nameOf: options.foundations.nameOf,
    }),
    publicationReviews: createPublicationReviews({
      ...{ publications, decisions, imageReports, views, announceImage, log },
      namesOf: options.foundations.namesOf,
    }),
    imageReports: createImageReports({ images, imageReports, announceImage, log }),
  }
}
