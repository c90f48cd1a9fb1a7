import { createHash } from 'node:crypto'
import { AppError } from '@classeur/contracts'
import type { AttemptCounters } from '@classeur/database'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

interface Limit {
  /** Number of attempts before the first pause. */
  free: number
  /** The pause after the last free attempt; it doubles with each attempt, up to `maxPauseMs`. */
  firstPauseMs: number
  maxPauseMs: number
  /** The count resets this long after the last pause ends. */
  memoryMs: number
}

/** Limits slow attempts down but never block them permanently, so nobody can lock someone else out. */
export const attemptLimits = {
  /** Passwords for one account from one network, or from one of the account's known devices. */
  'sign-in': { free: 5, firstPauseMs: 2 * second, maxPauseMs: 15 * minute, memoryMs: 12 * hour },
  /** Passwords for one account from all unknown devices together. */
  'sign-in-anywhere': { free: 100, firstPauseMs: second, maxPauseMs: 30 * second, memoryMs: hour },
  /** Emails to one address that one network or device requests. */
  mail: { free: 5, firstPauseMs: minute, maxPauseMs: 15 * minute, memoryMs: hour },
  /** Emails to one address that unknown devices request. The pause is shorter than the lifetime of every link. */
  mailbox: { free: 10, firstPauseMs: 15 * minute, maxPauseMs: 15 * minute, memoryMs: 6 * hour },
  /** Entries about wrong passwords in the log of one account. */
  'failed-sign-in-entry': { free: 5, firstPauseMs: hour, maxPauseMs: day, memoryMs: 7 * day },
} as const satisfies Record<string, Limit>

export type LimitedAction = keyof typeof attemptLimits

/** The pause that follows the `count`th attempt. */
function pauseMsAfter(count: number, { free, firstPauseMs, maxPauseMs }: Limit): number {
  if (count < free) return 0
  // 20 doublings exceed every maximum; the cap keeps the number finite.
  const doublings = Math.min(count - free, 20)
  return Math.min(firstPauseMs * 2 ** doublings, maxPauseMs)
}

/** Limits that apply across all replicas. A subject is a list of strings, such as an email address and a network. */
export function createAttemptLimiter(counters: AttemptCounters, now: () => number = Date.now) {
  const keyOf = (action: LimitedAction, subject: readonly string[]) =>
    `${action}.${createHash('sha256').update(JSON.stringify(subject)).digest('hex')}`

  /** Counts one attempt and returns 0; during a pause, counts nothing and returns the milliseconds that remain. */
  async function take(action: LimitedAction, subject: readonly string[]): Promise<number> {
    const key = keyOf(action, subject)
    const limit = attemptLimits[action]
    const seen = await counters.find(key)
    const atMs = now()
    const current = seen && seen.expiresAt.getTime() > atMs ? seen : null
    if (current && current.pausedUntil.getTime() > atMs) return current.pausedUntil.getTime() - atMs
    const count = (current?.count ?? 0) + 1
    const pausedUntilMs = atMs + pauseMsAfter(count, limit)
    const counted = await counters.advance(key, seen, {
      count,
      pausedUntil: new Date(pausedUntilMs),
      expiresAt: new Date(pausedUntilMs + limit.memoryMs),
    })
    // A concurrent attempt was counted first. This recurs at most `free` times before a pause begins.
    return counted ? 0 : take(action, subject)
  }

  return {
    /** Counts one attempt. @throws AppError `general/too-many-requests` with `retryAfterSeconds` during a pause */
    async count(action: LimitedAction, subject: readonly string[]): Promise<void> {
      const leftMs = await take(action, subject)
      if (leftMs === 0) return
      throw new AppError('general/too-many-requests', { retryAfterSeconds: Math.ceil(leftMs / second) })
    },

    /** Counts one attempt and returns whether it is allowed. */
    async allows(action: LimitedAction, subject: readonly string[]): Promise<boolean> {
      return (await take(action, subject)) === 0
    },

    /** Resets the count after a success, because the attempts before it weren't an attack. */
    forgive: (action: LimitedAction, subject: readonly string[]) => counters.reset(keyOf(action, subject)),
  }
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>
