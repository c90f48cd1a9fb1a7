import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True when the header is `Bearer` and this very token. Takes as long for a wrong one as for the right one. */
export function showsToken(authorization: string | undefined, token: string): boolean {
  const shown = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}
