import { setTimeout as pause } from 'node:timers/promises'

interface RetryOnConflict {
  /** More consecutive conflicts indicate a bug, not busy people. */
  mostTries: number
  /** The upper bound of a random pause before try number `tries`, counted from 1. Without it, there is no pause. */
  longestPauseMs?: (tries: number) => number
  /** The error after `mostTries` conflicts. */
  otherwise: () => Error
}

/**
 * Optimistic writes: runs `attempt` again while it returns `'conflict'`, which means that someone else changed the
 * data that it had read. Each attempt must read everything again.
 */
export async function retryOnConflict<Result>(
  attempt: (tries: number) => Promise<Result | 'conflict'>,
  { mostTries, longestPauseMs, otherwise }: RetryOnConflict,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0 && longestPauseMs) await pause(Math.random() * longestPauseMs(tries))
    const result = await attempt(tries)
    if (result !== 'conflict') return result
  }
  throw otherwise()
}
