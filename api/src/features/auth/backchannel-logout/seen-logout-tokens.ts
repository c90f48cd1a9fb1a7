import { AppError } from '@classeur/contracts'
import type { Redis } from 'ioredis'
import { createHash } from 'node:crypto'
import { logoutTokenLifetimeSeconds, type LogoutToken } from './logout-token.ts'

export type SeenLogoutTokens = ReturnType<typeof createSeenLogoutTokens>

/** Remembers logout tokens across replicas for as long as they can be replayed. */
export function createSeenLogoutTokens(redis: Pick<Redis, 'set' | 'del'>) {
  const keyOf = ({ issuer, tokenId }: LogoutToken): string => {
    const hash = createHash('sha256')
      .update(JSON.stringify([issuer, tokenId]))
      .digest('base64url')
    return `logout-token:${hash}`
  }
  return {
    /** Returns false if the token was seen before. @throws AppError general/unavailable while Redis is unavailable */
    async remember(token: LogoutToken): Promise<boolean> {
      try {
        return (await redis.set(keyOf(token), '1', 'EX', logoutTokenLifetimeSeconds, 'NX')) === 'OK'
      } catch (cause) {
        throw new AppError('general/unavailable', {}, { cause })
      }
    },
    async forget(token: LogoutToken): Promise<void> {
      await redis.del(keyOf(token))
    },
  }
}
