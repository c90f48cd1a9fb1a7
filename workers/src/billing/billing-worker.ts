import { billingQueue } from '@classeur/contracts'
import { PaymentProviderError } from '@classeur/payments'
import { UnrecoverableError } from 'bullmq'
import type { Logger } from 'pino'
import { z } from 'zod'
import { createJobWorker } from '../runtime/job-worker.ts'

/** Events that one worker process settles at a time; each takes a few requests to the provider. */
const concurrency = 10
/** A killed worker's event returns to the queue after these two times. */
const usualLock = { lockDurationMs: 10_000, stalledIntervalMs: 5000 }
/** All workers obey a wait only if the queue has a limit. This one is above what they can do. */
const limiter = { max: 1000, duration: 1000 }
/** The settlement can be repeated, so a job that several workers lost is tried again too. */
const maxStalledCount = 20

const Payload = z.object({ version: z.literal(1), eventId: z.string() })

/**
 * Processes the jobs of stored payment events; a failed job is tried again by BullMQ. When the provider asks to wait,
 * all jobs wait.
 */
export function createBillingWorker(
  redisUrl: string,
  processEvent: (eventId: string) => Promise<void>,
  log: Logger,
  lock = usualLock,
) {
  return createJobWorker(
    async ({ data }, { rateLimit }) => {
      const payload = Payload.safeParse(data)
      if (!payload.success) throw new UnrecoverableError('payload is not one of ours')
      try {
        await processEvent(payload.data.eventId)
      } catch (error) {
        if (!(error instanceof PaymentProviderError) || error.retryAfterMs === null) throw error
        return rateLimit(error.retryAfterMs)
      }
    },
    {
      ...{ queue: billingQueue, redisUrl, concurrency, lock, maxStalledCount, limiter, log },
      // A settlement doesn't stop halfway, so there is nothing to hand back after the grace time.
      handBackMs: 0,
      logNames: { worker: 'billing worker', job: 'payment event' },
    },
  )
}
