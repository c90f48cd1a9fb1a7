import type { Actor } from '@classeur/domain/access'
import {
  imageLicence,
  type MediaImage,
  type PublicationReviews,
  type PublishedImage,
} from '@classeur/contracts'
import type { ImageDocument, ImageReportDocument } from '@classeur/database'
import type { MediaLinks, MediaRole } from '../../security/media-links.ts'

/** Turns pictures into views for screens, with links that are valid for the requesting session. */
export function createImageViews({ linkTo }: Pick<MediaLinks, 'linkTo'>) {
  function pictureOf(image: ImageDocument, actor: Actor, role: MediaRole = 'reader') {
    const id = String(image._id)
    const { name, altText, style, aspect, thumbHash, generator, tags, file } = image
    const fileUrl = linkTo({ imageId: id, variant: 'file', role }, actor)
    return {
      ...{ id, name, altText, style, aspect, thumbHash, generator, tags },
      // Older pictures lack the fields that came later.
      labels: image.labels ?? [],
      createdAt: image.createdAt.toISOString(),
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
      origin: image.origin ?? 'generated',
      credit: image.source ? { creatorName: image.source.creatorName, licence: imageLicence } : null,
      prompt: image.prompt,
      missing: image.missing ?? [],
      labelsVersion: image.labelsVersion ?? 0,
      sizeBytes: image.file.sizeBytes,
      publication: image.publication,
      publicationNote: image.publicationNote ?? null,
      publishedAt: image.publishedAt?.toISOString() ?? null,
    }),

    published: (image: ImageDocument, actor: Actor, liked: boolean): PublishedImage => ({
      ...pictureOf(image, actor),
      publishedAt: (image.publishedAt ?? image.createdAt).toISOString(),
      mine: image.ownerId === actor.userId,
      creatorName: image.publishedAs ?? '',
      likes: image.likes ?? 0,
      liked,
      copies: image.copies ?? 0,
    }),

    review: (
      image: ImageDocument,
      reports: readonly ImageReportDocument[],
      actor: Actor,
    ): PublicationReviews['images'][number] => ({
      ...pictureOf(image, actor, 'reviewer'),
      publication: image.publication as 'in-review' | 'published' | 'held',
      ownerId: image.ownerId,
      requestedAt: (image.publicationRequestedAt ?? image.createdAt).toISOString(),
      creatorName: image.publishedAs ?? '',
      likes: image.likes ?? 0,
      copies: image.copies ?? 0,
      reports: reports.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
    }),
  }
}

export type ImageViews = ReturnType<typeof createImageViews>
