import { AppError } from '@classeur/contracts'
import { answerWithin } from './answer-within.ts'
import { createRecentReading } from './recent-reading.ts'
import type { RedisMemory } from './redis-memory.ts'

/** How long to cache the count of waiting generations. */
const countLifetimeMs = 1000
/** If Redis doesn't report its memory usage within this time, skip the check. */
const memoryAnswerMs = 200
/** Redis gets no new work above this share of its `maxmemory`, so that there is memory to finish the existing work. */
const fullShare = 0.7
const retryAfterSeconds = 30

export type RefusalReason = 'waiting' | 'memory'

export interface AdmissionDependencies {
  /** The number of waiting generations of all users. */
  countWaiting: () => Promise<number>
  readRedisMemory: () => Promise<RedisMemory>
  /** Maximum number of waiting generations of all users. */
  maxWaiting: number
}

/**
 * Decides whether the whole system accepts another generation; limits per person are in the plan. For low cost, the
 * count isn't exact: each replica counts once a second and adds the generations it has admitted since. So slightly more
 * than `maxWaiting` may get in, which costs some kilobytes.
 */
export function createAdmission({ countWaiting, readRedisMemory, maxWaiting }: AdmissionDependencies) {
  const refused: Record<RefusalReason, number> = { waiting: 0, memory: 0 }
  let admitted = 0
  const counted = createRecentReading(async () => {
    const admittedBefore = admitted
    return (await countWaiting()) - admittedBefore
  }, countLifetimeMs)

  const refuse = (reason: RefusalReason): never => {
    refused[reason] += 1
    throw new AppError('generations/system-busy', { retryAfterSeconds })
  }

  return {
    /** Number of refusals since the process started, by reason. */
    refused: refused as Readonly<Record<RefusalReason, number>>,
    maxWaiting,

    /** @throws AppError `generations/system-busy` with the seconds after which to retry */
    async admit(): Promise<void> {
      // Don't refuse because Redis is unavailable: the document waits for it.
      const [others, memory] = await Promise.all([counted(), answerWithin(memoryAnswerMs, readRedisMemory())])
      if (others + admitted >= maxWaiting) refuse('waiting')
      if (memory && memory.limitBytes > 0 && memory.usedBytes > memory.limitBytes * fullShare)
        refuse('memory')
      admitted += 1
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
