import {
  type Actor,
  type MediaImage,
  type PublicationReviews,
  type PublishedImage,
} from '@classeur/contracts'
import type { ImageDocument } from '@classeur/database'
import type { MediaGrant, MediaLinks } from '../security/media-links.ts'

/** Turns pictures into what screens show, with addresses that are good for the one who asks. */
export function createImageViews({ linkTo }: Pick<MediaLinks, 'linkTo'>) {
  function pictureOf(image: ImageDocument, userId: string, role: MediaGrant['role'] = 'reader') {
    const id = String(image._id)
    const { name, altText, style, aspect, thumbHash, generator, file } = image
    const fileUrl = linkTo({ imageId: id, variant: 'file', userId, role })
    return {
      ...{ id, name, altText, style, aspect, thumbHash, generator },
      width: file.width,
      height: file.height,
      fileUrl,
      thumbnailUrl: linkTo({ imageId: id, variant: 'thumbnail', userId, role }),
      downloadUrl: `${fileUrl}&download=1`,
    }
  }

  return {
    media: (image: ImageDocument, actor: Actor): MediaImage => ({
      ...pictureOf(image, actor.userId),
      prompt: image.prompt,
      tags: image.tags,
      sizeBytes: image.file.sizeBytes,
      publication: image.publication,
      createdAt: image.createdAt.toISOString(),
    }),

    published: (image: ImageDocument, actor: Actor): PublishedImage => ({
      ...pictureOf(image, actor.userId),
      publishedAt: (image.publishedAt ?? image.createdAt).toISOString(),
      mine: image.ownerId === actor.userId,
    }),

    review: (image: ImageDocument, actor: Actor): PublicationReviews['images'][number] => ({
      ...pictureOf(image, actor.userId, 'reviewer'),
      ownerId: image.ownerId,
      createdAt: image.createdAt.toISOString(),
    }),
  }
}

export type ImageViews = ReturnType<typeof createImageViews>
