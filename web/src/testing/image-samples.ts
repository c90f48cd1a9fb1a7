import type { MediaImage, PublishedImage } from '@classeur/contracts'

const picture = {
  id: '65f0000000000000000000b1',
  name: 'Volcano',
  altText: 'A smoking volcano',
  style: 'diagram',
  aspect: '4:3',
  width: 1200,
  height: 900,
  thumbHash: '',
  fileUrl: '/file',
  thumbnailUrl: '/thumbnail',
  downloadUrl: '/download',
  generator: { kind: 'sample', model: null, promptVersion: null },
  labels: [],
  tags: [],
  createdAt: '2026-11-18T08:00:00.000Z',
} satisfies Partial<MediaImage>

/** A generated picture as its owner gets it. */
export const mediaImageOf = (changes: Partial<MediaImage> = {}): MediaImage => ({
  ...picture,
  origin: 'generated',
  credit: null,
  prompt: 'A volcano by the sea',
  missing: [],
  labelsVersion: 0,
  sizeBytes: 1000,
  publication: 'private',
  publicationNote: null,
  ...changes,
})

/** A published picture as any teacher gets it. */
export const publishedImageOf = (changes: Partial<PublishedImage> = {}): PublishedImage => ({
  ...picture,
  publishedAt: '2026-11-19T08:00:00.000Z',
  mine: false,
  creatorName: 'Claire Dubois',
  likes: 0,
  liked: false,
  copies: 0,
  ...changes,
})
