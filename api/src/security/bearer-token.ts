import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the header is `Bearer` with this token. Compares in constant time. */
export function showsToken(authorization: string | undefined, token: string): boolean {
  const shown = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}
