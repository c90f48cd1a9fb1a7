import { AppError, type ReportImageRequest } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ImageReportRepository, ImageRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import type { AnnounceImage } from '../../../realtime/announce-image.ts'
import { imageResourceOf } from '../image-resource.ts'

export interface ImageReportsDependencies {
  images: Pick<ImageRepository, 'findById'>
  imageReports: Pick<ImageReportRepository, 'add'>
  announceImage: AnnounceImage
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Takes reports of published pictures. */
export const createImageReports = ({
  images,
  imageReports,
  announceImage,
  log,
}: ImageReportsDependencies) => ({
  /**
   * Idempotent. The third open report holds the picture until an operator has decided.
   * @throws AppError `general/not-found` for a picture that the person doesn't see, `general/forbidden` for their own
   */
  async report(actor: Actor, imageId: string, { reason, note }: ReportImageRequest): Promise<void> {
    const image = await images.findById(imageId)
    const seen = image?.deletedAt === null && can(actor, 'image:read', imageResourceOf(image))
    if (!seen) throw new AppError('general/not-found')
    if (!can(actor, 'image:report', imageResourceOf(image))) throw new AppError('general/forbidden')
    const held = await imageReports.add({ imageId, reporterId: actor.userId, reason, note })
    if (!held) return
    log.warn({ imageId }, 'a reported picture is hidden until an operator has decided')
    announceImage(held)
  },
})

export type ImageReports = ReturnType<typeof createImageReports>
