import type { Actor } from '@classeur/domain/access'
import { createFileLinks, type FilePermit, type LinkHolder } from './file-links.ts'

export const mediaVariants = ['file', 'thumbnail'] as const
export type MediaVariant = (typeof mediaVariants)[number]
export const mediaRoles = ['reader', 'reviewer'] as const
export type MediaRole = (typeof mediaRoles)[number]

/** A file of a picture, and the role in which a person sees it. The route checks the permission again. */
export interface MediaFile {
  imageId: string
  variant: MediaVariant
  role: MediaRole
}

export type MediaGrant = MediaFile & LinkHolder

const nameOf = ({ imageId, variant, role }: MediaFile) => `${imageId}:${variant}:${role}`

/** Signed URLs of pictures. */
export function createMediaLinks(secret: string, now?: () => number) {
  const links = createFileLinks(secret, 'media-links', now)
  return {
    linkTo(file: MediaFile, actor: Actor): string {
      const permit = links.permitFor(nameOf(file), actor)
      return `/api/images/${file.imageId}/${file.variant}?as=${file.role}&${permit}`
    },

    /** The grant of a link; null if it is forged or expired. */
    verify(file: MediaFile, permit: FilePermit): MediaGrant | null {
      const holder = links.verify(nameOf(file), permit)
      return holder && { ...file, ...holder }
    },
  }
}

export type MediaLinks = ReturnType<typeof createMediaLinks>
