import {
  AppError,
  type ImageStyle,
  type PublicationDecision,
  type PublicationReviews,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ImageRepository } from '@classeur/database'
import type { ImageViews } from '../image-views.ts'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'

const pageSize = 24
const reviewsShown = 100

export interface PublishedImagesDependencies {
  images: Pick<ImageRepository, 'listPublished' | 'listInReview' | 'setPublication'>
  views: ImageViews
}

/** Lists published pictures, and lets operators decide on publication requests. */
export function createPublishedImagesService({ images, views }: PublishedImagesDependencies) {
  const refuseTeachers = (actor: Actor) => {
    if (!can(actor, 'publication:review')) throw new AppError('general/forbidden')
  }

  return {
    async list(actor: Actor, filter: { search: string; style: ImageStyle | null }, cursor: string | null) {
      const rows = await images.listPublished(filter, decodeCursor(cursor), pageSize)
      const page = rows.slice(0, pageSize)
      const last = page.at(-1)
      const next = rows.length > pageSize && last?.publishedAt ? last : null
      return {
        images: page.map((image) => views.published(image, actor)),
        nextCursor: next?.publishedAt ? encodeCursor({ at: next.publishedAt, id: String(next._id) }) : null,
      }
    },

    async listInReview(actor: Actor): Promise<PublicationReviews> {
      refuseTeachers(actor)
      const waiting = await images.listInReview(reviewsShown)
      return { images: waiting.map((image) => views.review(image, actor)) }
    },

    /** @throws AppError `general/not-found` if the picture isn't, or is no longer, in review */
    async decide(actor: Actor, id: string, { decision }: PublicationDecision): Promise<void> {
      refuseTeachers(actor)
      const to = decision === 'publish' ? 'published' : 'private'
      if (!(await images.setPublication(id, ['in-review'], to))) throw new AppError('general/not-found')
    },
  }
}

export type PublishedImagesService = ReturnType<typeof createPublishedImagesService>
