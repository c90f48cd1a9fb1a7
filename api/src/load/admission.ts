import { AppError } from '@classeur/contracts'
import { answerWithin } from './answer-within.ts'
import { createRecentReading } from './recent-reading.ts'
import type { RedisMemory } from './redis-memory.ts'

/** A count of everything that waits serves all requests of this process for so long. */
const countLifetimeMs = 1000
/** Redis that does not say how full it is within this time is not asked whether it is. */
const memoryAnswerMs = 200
/** From this share of its `maxmemory` on Redis gets no new work: what it has must have room to be finished. */
export const fullShare = 0.7
const retryAfterSeconds = 30

export type RefusalReason = 'waiting' | 'memory'

export interface AdmissionDependencies {
  /** All generations that wait, of everybody. */
  countWaiting: () => Promise<number>
  readRedisMemory: () => Promise<RedisMemory>
  /** How many may wait in all. */
  maxWaiting: number
}

/**
 * Whether the system as a whole takes one more generation; what one person may have waiting is the plan's business.
 * Cheap, so not exact: replicas count once a second, and each adds what it let in since. At the limit a few more than
 * `maxWaiting` may get in, which costs some kilobytes.
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
    /** How many were turned away since the process started, by reason. */
    refused: refused as Readonly<Record<RefusalReason, number>>,
    maxWaiting,

    /** @throws AppError `generations/system-busy` with the seconds after which to ask again */
    async admit(): Promise<void> {
      // Redis being away is no reason to refuse: the document waits for it.
      const [others, memory] = await Promise.all([counted(), answerWithin(memoryAnswerMs, readRedisMemory())])
      if (others + admitted >= maxWaiting) refuse('waiting')
      if (memory && memory.limitBytes > 0 && memory.usedBytes > memory.limitBytes * fullShare)
        refuse('memory')
      admitted += 1
    },
  }
}

export type Admission = ReturnType<typeof createAdmission>
