import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** For whom a link was made: whether that person may see the logo is asked again when it is used. */
export interface LogoGrant {
  schoolId: string
  userId: string
  logoKey: string
}

/** The query of a link. `until` in seconds since 1970. */
export interface LogoPermit {
  to: string
  until: number
  permit: string
}

const windowSeconds = 3600

/** The file of a key without its folder. */
const nameOf = (logoKey: string) => logoKey.split('/').at(-1) ?? ''

/**
 * Addresses of logos for `<img>`, which cannot send an access token. All links made within an hour are the same, so
 * that a browser finds the picture in its cache; each is good for one to two hours.
 */
export function createLogoLinks(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'classeur', 'logo-links', 32))
  const sign = ({ logoKey, userId }: LogoGrant, until: number) =>
    createHmac('sha256', key)
      .update(`${logoKey}:${userId}:${String(until)}`)
      .digest()

  return {
    linkTo(grant: LogoGrant): string {
      const until = (Math.floor(now() / 1000 / windowSeconds) + 2) * windowSeconds
      const query = new URLSearchParams({
        to: grant.userId,
        until: String(until),
        permit: sign(grant, until).toString('base64url'),
      })
      return `/api/schools/${grant.schoolId}/logo/${nameOf(grant.logoKey)}?${query.toString()}`
    },

    /** The grant of a link, or null when it is forged or too old. */
    verify(schoolId: string, name: string, { to, until, permit }: LogoPermit): LogoGrant | null {
      const grant = { schoolId, userId: to, logoKey: `schools/${schoolId}/${name}` }
      const expected = sign(grant, until)
      const given = Buffer.from(permit, 'base64url')
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine && until * 1000 > now() ? grant : null
    },
  }
}

export type LogoLinks = ReturnType<typeof createLogoLinks>
