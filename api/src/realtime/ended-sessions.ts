import { accessTokenLifetimeSeconds } from '@classeur/contracts'

export interface EndedSessions {
  add: (sessionId: string) => void
  has: (sessionId: string) => boolean
}

/**
 * Remembers ended sessions whose access tokens may still be valid, in the memory of every replica, so that requests
 * need no look-up. A replica that misses the event accepts the tokens for at most ten minutes, until they expire.
 */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const until = new Map<string, number>()
  return {
    add(sessionId) {
      for (const [id, end] of until) {
        // Entries are ordered by expiry, so stop at the first one that hasn't expired.
        if (end > now()) break
        until.delete(id)
      }
      until.delete(sessionId)
      until.set(sessionId, now() + accessTokenLifetimeSeconds * 1000)
    },
    has: (sessionId) => (until.get(sessionId) ?? 0) > now(),
  }
}
