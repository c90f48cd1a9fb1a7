import type { Actor } from '@classeur/domain/access'
import type { MediaImage, PublicationReviews, PublishedImage } from '@classeur/contracts'
import type { ImageDocument } from '@classeur/database'
import type { MediaLinks, MediaRole } from '../../security/media-links.ts'

/** Turns pictures into views for screens, with links that are valid for the requesting session. */
export function createImageViews({ linkTo }: Pick<MediaLinks, 'linkTo'>) {
  function pictureOf(image: ImageDocument, actor: Actor, role: MediaRole = 'reader') {
    const id = String(image._id)
    const { name, altText, style, aspect, thumbHash, generator, file } = image
    const fileUrl = linkTo({ imageId: id, variant: 'file', role }, actor)
    return {
      ...{ id, name, altText, style, aspect, thumbHash, generator },
      width: file.width,
      height: file.height,
      fileUrl,
      thumbnailUrl: linkTo({ imageId: id, variant: 'thumbnail', role }, actor),
      downloadUrl: `${fileUrl}&download=1`,
    }
  }

  return {
    media: (image: ImageDocument, actor: Actor): MediaImage => ({
      ...pictureOf(image, actor),
      prompt: image.prompt,
      missing: image.missing ?? [],
      tags: image.tags,
      sizeBytes: image.file.sizeBytes,
      publication: image.publication,
      createdAt: image.createdAt.toISOString(),
    }),

    published: (image: ImageDocument, actor: Actor): PublishedImage => ({
      ...pictureOf(image, actor),
      publishedAt: (image.publishedAt ?? image.createdAt).toISOString(),
      mine: image.ownerId === actor.userId,
    }),

    review: (image: ImageDocument, actor: Actor): PublicationReviews['images'][number] => ({
      ...pictureOf(image, actor, 'reviewer'),
      ownerId: image.ownerId,
      createdAt: image.createdAt.toISOString(),
    }),
  }
}

export type ImageViews = ReturnType<typeof createImageViews>
