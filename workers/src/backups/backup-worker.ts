import { withoutValues } from '@classeur/domain/logs'
import { backupJobNames, BackupJobPayload, backupQueue, type BackupJobName } from '@classeur/contracts'
import { isDatabaseUnavailable } from '@classeur/database'
import { consumerConnection, JobWorker } from '@classeur/queue'
import { DelayedError, UnrecoverableError, type Job } from 'bullmq'
import { setMaxListeners } from 'node:events'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'
import { ShutdownError } from '../runtime/interruptions.ts'
import type { BackupProcessors } from './registry.ts'

/** Jobs that one worker process runs at a time. Each reads and writes as fast as the disk, so more isn't faster. */
const concurrency = 2
/** A killed worker's job returns to the queue after these two times. */
export const usualLock = { lockDurationMs: 5000, stalledIntervalMs: 2500 }
/** Every run can be repeated; the document counts the starts. */
const maxStalledCount = 20
/** Delay before a job is tried again while the database is unreachable; this doesn't use up an attempt. */
const databaseAwayDelayMs = 1000
/** Delay before a job without a processor is looked at again; a worker of another version may take it in between. */
const unknownJobDelayMs = 1000
/** Running jobs return to the queue with a few writes. */
const handBackMs = 3000

export interface BackupWorkerOptions {
  redisUrl: string
  processors: BackupProcessors
  /** Carries out the rounds of the schedulers, by the name of their job. */
  rounds: Readonly<Record<string, () => Promise<void>>>
  log: Logger
  lock?: { lockDurationMs: number; stalledIntervalMs: number }
}

const isBackupJob = (name: string): name is BackupJobName =>
  (backupJobNames as readonly string[]).includes(name)

/** Creates the worker of the queue `backup`. `stop` accepts no new job and aborts running ones after `graceMs`. */
export function createBackupWorker(options: BackupWorkerOptions) {
  const { redisUrl, processors, rounds, log, lock = usualLock } = options
  const shutdown = new AbortController()
  // A restore runs the backup before it within its own run.
  setMaxListeners(3 * concurrency + 1, shutdown.signal)

  async function putBack(job: Job, token: string | undefined, delayMs: number): Promise<never> {
    await job.moveToDelayed(Date.now() + delayMs, token)
    throw new DelayedError()
  }

  async function process(job: Job<unknown, void>, token?: string): Promise<void> {
    const round = rounds[job.name]
    if (round) return round()
    const processor = isBackupJob(job.name) ? processors[job.name] : undefined
    if (!processor) return putBack(job, token, unknownJobDelayMs)
    const payload = BackupJobPayload.safeParse(job.data)
    if (!payload.success) throw new UnrecoverableError('payload is not one of ours')
    const mayRetry = job.attemptsMade + 1 < (job.opts.attempts ?? 1)
    try {
      await processor({ id: payload.data.id, signal: shutdown.signal, mayRetry })
    } catch (error) {
      if (error instanceof ShutdownError) return putBack(job, token, 0)
      if (!isDatabaseUnavailable(error)) throw error
      log.warn({ err: error, jobId: job.id }, 'database unavailable; job returned to the queue')
      return putBack(job, token, databaseAwayDelayMs)
    }
  }

  const worker = new JobWorker(backupQueue, process, {
    connection: consumerConnection(redisUrl),
    concurrency,
    lockDuration: lock.lockDurationMs,
    stalledInterval: lock.stalledIntervalMs,
    maxStalledCount,
    autorun: false,
  })
  worker.on('error', (error) => log.error({ err: error }, 'backup worker error'))
  worker.on('failed', (job, error) =>
    log.warn(
      { jobId: job?.id, attempt: job?.attemptsMade, reason: withoutValues(error.message) },
      'backup job failed',
    ),
  )

  return {
    run(): void {
      worker.run().catch((error: unknown) => log.error({ err: error }, 'backup worker stopped'))
    },
    ready: () => worker.waitUntilReady(),
    isRunning: () => worker.isRunning(),
    async stop(graceMs: number): Promise<void> {
      const timer = setTimeout(() => shutdown.abort(), graceMs)
      await pTimeout(worker.close(), { milliseconds: graceMs + handBackMs, message: false })
      clearTimeout(timer)
    },
  }
}
