import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export const mediaVariants = ['file', 'thumbnail'] as const
export type MediaVariant = (typeof mediaVariants)[number]

/** For whom a link was made, and as what: the permission itself is asked again when the link is used. */
export interface MediaGrant {
  imageId: string
  variant: MediaVariant
  userId: string
  role: 'reader' | 'reviewer'
}

/** The query of a link. `until` in seconds since 1970. */
export interface MediaPermit {
  to: string
  as: MediaGrant['role']
  until: number
  permit: string
}

const windowSeconds = 3600

/**
 * Addresses for `<img>`, which cannot send an access token: they carry a signature over who may see what until when.
 * All links made within an hour are the same, so that a browser finds the picture in its cache; each is good for one
 * to two hours.
 */
export function createMediaLinks(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'classeur', 'media-links', 32))
  const sign = ({ imageId, variant, userId, role }: MediaGrant, until: number) =>
    createHmac('sha256', key)
      .update(`${imageId}:${variant}:${userId}:${role}:${String(until)}`)
      .digest()

  return {
    linkTo(grant: MediaGrant): string {
      const until = (Math.floor(now() / 1000 / windowSeconds) + 2) * windowSeconds
      const query = new URLSearchParams({
        to: grant.userId,
        as: grant.role,
        until: String(until),
        permit: sign(grant, until).toString('base64url'),
      })
      return `/api/images/${grant.imageId}/${grant.variant}?${query.toString()}`
    },

    /** The grant of a link, or null when it is forged or too old. */
    verify(
      imageId: string,
      variant: MediaVariant,
      { to, as, until, permit }: MediaPermit,
    ): MediaGrant | null {
      const grant: MediaGrant = { imageId, variant, userId: to, role: as }
      const expected = sign(grant, until)
      const given = Buffer.from(permit, 'base64url')
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine && until * 1000 > now() ? grant : null
    },
  }
}

export type MediaLinks = ReturnType<typeof createMediaLinks>
