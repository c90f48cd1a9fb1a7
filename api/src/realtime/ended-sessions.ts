import { accessTokenLifetimeSeconds } from '@classeur/contracts'

export interface EndedSessions {
  add: (sessionId: string) => void
  has: (sessionId: string) => boolean
}

/**
 * Sessions that ended while access tokens of theirs may still be valid. Kept in memory by every replica, for as long
 * as a token lives: a request costs no look-up, and a replica that missed the news is wrong for ten minutes at most.
 */
export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const until = new Map<string, number>()
  return {
    add(sessionId) {
      for (const [id, end] of until) {
        // In the order of their ends: the first one that is still of use ends the search.
        if (end > now()) break
        until.delete(id)
      }
      until.delete(sessionId)
      until.set(sessionId, now() + accessTokenLifetimeSeconds * 1000)
    },
    has: (sessionId) => (until.get(sessionId) ?? 0) > now(),
  }
}
