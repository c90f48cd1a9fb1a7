import { withoutValues } from '@classeur/domain/logs'
import { billingQueue } from '@classeur/contracts'
import { PaymentProviderError } from '@classeur/payments'
import { consumerConnection, JobWorker } from '@classeur/queue'
import { UnrecoverableError } from 'bullmq'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'
import { z } from 'zod'

/** Events that one worker process settles at a time; each takes a few requests to the provider. */
const concurrency = 10
/** A killed worker's event returns to the queue after these two times. */
const usualLock = { lockDurationMs: 10_000, stalledIntervalMs: 5000 }
/** All workers obey a wait only if the queue has a limit. This one is above what they can do. */
const limit = { max: 1000, duration: 1000 }
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
  { lockDurationMs, stalledIntervalMs } = usualLock,
) {
  const worker = new JobWorker(
    billingQueue,
    async ({ data }) => {
      const payload = Payload.safeParse(data)
      if (!payload.success) throw new UnrecoverableError('payload is not one of ours')
      try {
        await processEvent(payload.data.eventId)
      } catch (error) {
        if (!(error instanceof PaymentProviderError) || error.retryAfterMs === null) throw error
        await worker.rateLimit(error.retryAfterMs)
        throw JobWorker.RateLimitError()
      }
    },
    {
      connection: consumerConnection(redisUrl),
      concurrency,
      lockDuration: lockDurationMs,
      stalledInterval: stalledIntervalMs,
      maxStalledCount,
      limiter: limit,
      autorun: false,
    },
  )
  worker.on('error', (error) => log.error({ err: error }, 'billing worker error'))
  worker.on('failed', (job, error) =>
    log.warn(
      { jobId: job?.id, attempt: job?.attemptsMade, reason: withoutValues(error.message) },
      'payment event failed',
    ),
  )

  return {
    run(): void {
      worker.run().catch((error: unknown) => log.error({ err: error }, 'billing worker stopped'))
    },
    ready: () => worker.waitUntilReady(),
    isRunning: () => worker.isRunning(),
    /** Accepts no new job; running ones get `graceMs`, and return to the queue afterwards. */
    async stop(graceMs: number): Promise<void> {
      await pTimeout(worker.close(), { milliseconds: graceMs, message: false })
    },
  }
}
