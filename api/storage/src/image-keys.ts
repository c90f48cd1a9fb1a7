import type { ImageContentType } from './object-storage.ts'

const extensions: Record<ImageContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
const extensionOf = (contentType: ImageContentType) => extensions[contentType]

/**
 * The storage keys of a picture's files. Each attempt to make it has its own, so none overwrites the files of another. An
 * uploaded picture has one attempt.
 */
export const imageKeys = (imageId: string, attempt: number) => ({
  file: (contentType: ImageContentType) => `images/${imageId}/${attempt}-picture.${extensionOf(contentType)}`,
  thumbnail: `images/${imageId}/${attempt}-thumbnail.webp`,
})

/** Returns every key that the attempts may have written to. */
export function possibleImageKeys(imageId: string, attempts: number): string[] {
  return Array.from({ length: attempts }, (_, index) => imageKeys(imageId, index + 1)).flatMap((keys) => [
    ...(Object.keys(extensions) as ImageContentType[]).map((contentType) => keys.file(contentType)),
    keys.thumbnail,
  ])
}
