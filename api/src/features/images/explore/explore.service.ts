import {
  AppError,
  type ExploreOrder,
  type ExplorePage,
  type ImageLikes,
  type ImageStyle,
  type PublishedImageDetails,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ExploreRepository, ImageLikeRepository, ImageDocument } from '@classeur/database'
import type { ImageViews } from '../image-views.ts'
import { createExplorePages } from './explore-pages.ts'
import { closestOf } from './same-subject.ts'

export interface ExploreDependencies {
  explore: ExploreRepository
  likes: Pick<ImageLikeRepository, 'add' | 'remove' | 'likedOf'>
  /** Ids of the pictures that the person reported: they don't see them any more. */
  reportedBy: (userId: string) => Promise<readonly string[]>
  views: Pick<ImageViews, 'published'>
}

export interface ExploreRequest {
  search: string
  style: ImageStyle | null
  order: ExploreOrder
}

/** Shows published pictures to everybody, and keeps who likes them. */
export function createExploreService({ explore, likes, reportedBy, views }: ExploreDependencies) {
  const pages = createExplorePages(explore)

  async function shown(actor: Actor, images: readonly ImageDocument[]) {
    const liked = await likes.likedOf(
      actor.userId,
      images.map(({ _id }) => String(_id)),
    )
    return images.map((image) => views.published(image, actor, liked.has(String(image._id))))
  }

  /**
   * A published picture that the person sees.
   * @throws AppError `general/not-found`, the same for pictures that don't exist and for all that aren't published
   */
  async function getVisible(actor: Actor, id: string): Promise<ImageDocument> {
    const image = await explore.findPublished(id)
    const isVisible = image && can(actor, 'image:read', { ownerId: image.ownerId, published: true })
    if (!isVisible || (await reportedBy(actor.userId)).includes(id)) throw new AppError('general/not-found')
    return image
  }

  /** @throws AppError `general/not-found`; `general/forbidden` for the person's own pictures */
  async function getOfOthers(actor: Actor, action: 'image:like' | 'image:copy', id: string) {
    const image = await getVisible(actor, id)
    if (!can(actor, action, { ownerId: image.ownerId, published: true }))
      throw new AppError('general/forbidden')
    return image
  }

  return {
    getOfOthers,

    async list(actor: Actor, request: ExploreRequest, cursor: string | null): Promise<ExplorePage> {
      const { search, style, order } = request
      const filter = { search, style, hidden: await reportedBy(actor.userId) }
      const read = order === 'newest' ? pages.newest : pages.mostLiked
      const [{ rows, nextCursor }, total] = await Promise.all([
        read(filter, cursor),
        cursor === null ? explore.count(filter) : null,
      ])
      return { images: await shown(actor, rows), nextCursor, total }
    },

    /** @throws AppError `general/not-found` */
    async get(actor: Actor, id: string): Promise<PublishedImageDetails> {
      const image = await getVisible(actor, id)
      const related = await explore.listRelated(image, await reportedBy(actor.userId))
      const [view, ...sameSubject] = await shown(actor, [image, ...closestOf(image, related)])
      if (!view) throw new AppError('general/not-found')
      return { image: view, sameSubject }
    },

    /** Idempotent. @throws AppError as `getOfOthers`, also if the picture is hidden in the same moment */
    async like(actor: Actor, id: string): Promise<ImageLikes> {
      await getOfOthers(actor, 'image:like', id)
      const count = await likes.add(id, actor.userId)
      if (count === null) throw new AppError('general/not-found')
      return { likes: count, liked: true }
    },

    /** Idempotent. @throws AppError as `getOfOthers` */
    async unlike(actor: Actor, id: string): Promise<ImageLikes> {
      await getOfOthers(actor, 'image:like', id)
      return { likes: (await likes.remove(id, actor.userId)) ?? 0, liked: false }
    },
  }
}

export type ExploreService = ReturnType<typeof createExploreService>
