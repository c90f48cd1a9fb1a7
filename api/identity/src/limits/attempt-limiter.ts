import { createHash } from 'node:crypto'
import { AppError } from '@classeur/contracts'
import type { AttemptCounters } from '@classeur/database'

const minute = 60 * 1000

/** How often something may be tried for one account (known or not) in one window of time. */
export const attemptLimits = {
  'sign-in': { max: 10, windowMs: 15 * minute },
  mail: { max: 5, windowMs: 60 * minute },
} as const

export type LimitedAction = keyof typeof attemptLimits

/** Limits per e-mail address that hold over all replicas and addresses of callers. */
export function createAttemptLimiter(counters: AttemptCounters, now: () => number = Date.now) {
  const windowOf = (action: LimitedAction, email: string) => {
    const { windowMs } = attemptLimits[action]
    const index = Math.floor(now() / windowMs)
    const subject = createHash('sha256').update(email).digest('hex')
    return { key: `${action}.${subject}.${index}`, endsAtMs: (index + 1) * windowMs }
  }

  return {
    /** Counts one attempt. @throws AppError `general/too-many-requests` with `retryAfterSeconds` */
    async count(action: LimitedAction, email: string): Promise<void> {
      const { key, endsAtMs } = windowOf(action, email)
      const attempts = await counters.increment(key, new Date(endsAtMs))
      if (attempts <= attemptLimits[action].max) return
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAtMs - now()) / 1000))
      throw new AppError('general/too-many-requests', { retryAfterSeconds })
    },

    /** Success: the attempts before it were not an attack. */
    forgive: (action: LimitedAction, email: string) => counters.reset(windowOf(action, email).key),
  }
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>
