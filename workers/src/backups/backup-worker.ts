import { backupJobNames, BackupJobPayload, backupQueue, type BackupJobName } from '@classeur/contracts'
import { isDatabaseUnavailable } from '@classeur/database'
import { UnrecoverableError, type Job } from 'bullmq'
import type { Logger } from 'pino'
import { ShutdownError } from '../runtime/interruptions.ts'
import { createJobWorker, handBackMs, type JobContext } from '../runtime/job-worker.ts'
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
/** A restore runs the backup before it within its own run. */
const listenersPerJob = 3

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
  async function process(job: Job<unknown, void>, { signal, putBack }: JobContext): Promise<void> {
    const round = rounds[job.name]
    if (round) return round()
    const processor = isBackupJob(job.name) ? processors[job.name] : undefined
    if (!processor) return putBack(Date.now() + unknownJobDelayMs)
    const payload = BackupJobPayload.safeParse(job.data)
    if (!payload.success) throw new UnrecoverableError('payload is not one of ours')
    const mayRetry = job.attemptsMade + 1 < (job.opts.attempts ?? 1)
    try {
      await processor({ id: payload.data.id, signal, mayRetry })
    } catch (error) {
      if (error instanceof ShutdownError) return putBack(Date.now())
      if (!isDatabaseUnavailable(error)) throw error
      log.warn({ err: error, jobId: job.id }, 'database unavailable; job returned to the queue')
      return putBack(Date.now() + databaseAwayDelayMs)
    }
  }

  return createJobWorker(process, {
    ...{ queue: backupQueue, redisUrl, concurrency, lock, maxStalledCount, listenersPerJob, handBackMs, log },
    logNames: { worker: 'backup worker', job: 'backup job' },
  })
}
