import type { ImageContentType } from '@classeur/storage'

const extensions: Record<ImageContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
const extensionOf = (contentType: ImageContentType) => extensions[contentType]

/** The storage keys of an attempt's files. Each attempt has its own, so none overwrites the files of another. */
export const imageKeys = (generationId: string, attempt: number) => ({
  file: (contentType: ImageContentType) =>
    `images/${generationId}/${attempt}-picture.${extensionOf(contentType)}`,
  thumbnail: `images/${generationId}/${attempt}-thumbnail.webp`,
})

/** Returns every key that the attempts of a generation may have written to. */
export function possibleImageKeys(generationId: string, attempts: number): string[] {
  return Array.from({ length: attempts }, (_, index) => imageKeys(generationId, index + 1)).flatMap(
    (keys) => [
      ...(Object.keys(extensions) as ImageContentType[]).map((contentType) => keys.file(contentType)),
      keys.thumbnail,
    ],
  )
}
