import type { Actor } from '@classeur/domain/access'
import { createFileLinks, type FilePermit, type LinkHolder } from './file-links.ts'

/** What shows pictures, as in the addresses of the API. Each has its own key, so that no link opens the other. */
const purposes = { 'lesson-plans': 'lesson-picture-links', resources: 'resource-picture-links' } as const

/** A picture of a lesson plan or of a resource. */
export interface PlacedPictureFile {
  placeId: string
  imageId: string
}

const nameOf = ({ placeId, imageId }: PlacedPictureFile) => `${placeId}:${imageId}`

/** Signed URLs of placed pictures. The route checks again whether the person may read the place. */
export function createPlacedPictureLinks(secret: string, purpose: keyof typeof purposes, now?: () => number) {
  const links = createFileLinks(secret, purposes[purpose], now)
  return {
    linkTo: (file: PlacedPictureFile, actor: Actor): string =>
      `/api/${purpose}/${file.placeId}/pictures/${file.imageId}?${links.permitFor(nameOf(file), actor)}`,

    /** The holder of a link; null if it is forged or expired. */
    verify: (file: PlacedPictureFile, permit: FilePermit): LinkHolder | null =>
      links.verify(nameOf(file), permit),
  }
}

export type PlacedPictureLinks = ReturnType<typeof createPlacedPictureLinks>
