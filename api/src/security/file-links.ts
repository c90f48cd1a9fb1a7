import type { Actor } from '@classeur/domain/access'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The person and session of a link. The link expires with the session: the route checks whether it is still live. */
export interface LinkHolder {
  userId: string
  sessionId: string
}

/** The query parameters of a link. `until` is in seconds since 1970. */
export const FilePermit = z.strictObject({
  to: z.string().max(24),
  session: z.string().max(24),
  until: z.coerce.number().int(),
  permit: z.string().max(64),
})
export type FilePermit = z.infer<typeof FilePermit>

/** Whether a session has neither ended nor expired. */
export type IsLiveSession = (sessionId: string, userId: string) => Promise<boolean>

const windowSeconds = 3600

/**
 * Signs URLs for `<img>`, which can't send an access token. Within an hour, a session gets the same link for a file, so
 * that the browser can cache it. A link is valid for one to two hours.
 */
export function createFileLinks(secret: string, purpose: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'classeur', purpose, 32))
  const sign = (file: string, { userId, sessionId }: LinkHolder, until: number) =>
    createHmac('sha256', key)
      .update(`${file}:${userId}:${sessionId}:${String(until)}`)
      .digest()

  return {
    /** The signed query string with which this person may open `file`, a name for the file and its use. */
    permitFor(file: string, { userId, sessionId = '' }: Pick<Actor, 'userId' | 'sessionId'>): string {
      const until = (Math.floor(now() / 1000 / windowSeconds) + 2) * windowSeconds
      return new URLSearchParams({
        to: userId,
        session: sessionId,
        until: String(until),
        permit: sign(file, { userId, sessionId }, until).toString('base64url'),
      }).toString()
    },

    /** Verifies a link's query; returns its person and session, or null if it is forged or expired. */
    verify(file: string, { to, session, until, permit }: FilePermit): LinkHolder | null {
      const holder = { userId: to, sessionId: session }
      const expected = sign(file, holder, until)
      const given = Buffer.from(permit, 'base64url')
      const genuine = given.length === expected.length && timingSafeEqual(given, expected)
      return genuine && until * 1000 > now() ? holder : null
    },
  }
}
