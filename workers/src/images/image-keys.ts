import type { StoredContentType } from '@classeur/storage'

const extensions: Record<StoredContentType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
const extensionOf = (contentType: StoredContentType) => extensions[contentType]

/** Where an attempt keeps its files: of its own, so that no attempt overwrites what another one has finished with. */
export const imageKeys = (generationId: string, attempt: number) => ({
  file: (contentType: StoredContentType) =>
    `images/${generationId}/${attempt}-picture.${extensionOf(contentType)}`,
  thumbnail: `images/${generationId}/${attempt}-thumbnail.webp`,
})

/** Every key that the attempts of a generation can have written to. */
export function possibleImageKeys(generationId: string, attempts: number): string[] {
  return Array.from({ length: attempts }, (_, index) => imageKeys(generationId, index + 1)).flatMap(
    (keys) => [
      ...(Object.keys(extensions) as StoredContentType[]).map((contentType) => keys.file(contentType)),
      keys.thumbnail,
    ],
  )
}
