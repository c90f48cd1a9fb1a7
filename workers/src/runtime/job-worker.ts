import { withoutValues } from '@classeur/domain/logs'
import { consumerConnection, JobWorker } from '@classeur/queue'
import { DelayedError, type Job } from 'bullmq'
import { setMaxListeners } from 'node:events'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'

/** Returning the running jobs takes a few writes; a worker that needs longer has lost its connection to Redis. */
export const handBackMs = 3000

export interface JobContext {
  /** Aborts when the worker has stopped for longer than its grace time. */
  signal: AbortSignal
  /** Has all workers of the queue start no job for some time, and returns this one to the queue. */
  rateLimit: (forMs: number) => Promise<never>
  /** Returns the job to the queue until a time in ms; this doesn't use up an attempt. */
  putBack: (untilMs: number) => Promise<never>
}

export interface JobWorkerOptions {
  queue: string
  redisUrl: string
  /** Jobs that this process runs at a time. */
  concurrency: number
  /** A killed worker's job returns to the queue after these two times. */
  lock: { lockDurationMs: number; stalledIntervalMs: number }
  /** How often a job may lose its worker. */
  maxStalledCount: number
  /** Jobs that all workers together start per `duration` in ms. */
  limiter?: { max: number; duration: number }
  /** Listeners that a job adds to the signal at a time; one if missing. */
  listenersPerJob?: number
  /** How long a worker may take to end after its grace time; jobs that ignore the signal need none. */
  handBackMs: number
  log: Logger
  /** How the log names the worker and its jobs. */
  logNames: { worker: string; job: string }
}

/** Creates a BullMQ worker for one queue, which doesn't start by itself. */
export function createJobWorker(
  process: (job: Job<unknown, void>, context: JobContext) => Promise<void>,
  options: JobWorkerOptions,
) {
  const { queue, redisUrl, concurrency, lock, limiter, log, logNames } = options
  const shutdown = new AbortController()
  setMaxListeners((options.listenersPerJob ?? 1) * concurrency + 1, shutdown.signal)

  async function rateLimit(forMs: number): Promise<never> {
    await worker.rateLimit(forMs)
    throw JobWorker.RateLimitError()
  }

  const putBack = async (job: Job, token: string | undefined, untilMs: number): Promise<never> => {
    await job.moveToDelayed(untilMs, token)
    throw new DelayedError()
  }

  const run = (job: Job<unknown, void>, token?: string) =>
    process(job, {
      ...{ signal: shutdown.signal, rateLimit },
      putBack: (untilMs) => putBack(job, token, untilMs),
    })
  const worker = new JobWorker(queue, run, {
    connection: consumerConnection(redisUrl),
    concurrency,
    lockDuration: lock.lockDurationMs,
    stalledInterval: lock.stalledIntervalMs,
    maxStalledCount: options.maxStalledCount,
    autorun: false,
    ...(limiter && { limiter }),
  })
  worker.on('error', (error) => log.error({ err: error }, `${logNames.worker} error`))
  worker.on('failed', (job, error) =>
    log.warn(
      { jobId: job?.id, attempt: job?.attemptsMade, reason: withoutValues(error.message) },
      `${logNames.job} failed`,
    ),
  )

  return {
    run(): void {
      worker.run().catch((error: unknown) => log.error({ err: error }, `${logNames.worker} stopped`))
    },
    ready: () => worker.waitUntilReady(),
    isRunning: () => worker.isRunning(),
    /** Accepts no new job; aborts running ones after `graceMs`, which return to the queue. */
    async stop(graceMs: number): Promise<void> {
      const timer = setTimeout(() => shutdown.abort(), graceMs)
      // Without Redis, a worker can't close cleanly; returning its documents is enough.
      await pTimeout(worker.close(), { milliseconds: graceMs + options.handBackMs, message: false })
      clearTimeout(timer)
    },
  }
}
