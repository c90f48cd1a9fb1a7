import type { BackupJobName } from '@classeur/contracts'

/** One delivery of a job. */
export interface BackupRun {
  /** The document that the job is about. */
  id: string
  /** Aborts when the worker shuts down. */
  signal: AbortSignal
  /** Whether BullMQ delivers the job again if this run throws. */
  mayRetry: boolean
}

/**
 * Carries out one job. The document is the truth: a processor claims it, writes under the claimed attempt, and does
 * nothing if there is nothing left to do. A delivery may be repeated at any time.
 */
export type BackupProcessor = (run: BackupRun) => Promise<void>

/** What carries out which job of the queue `backup`. A job without a processor waits for a worker that has one. */
export type BackupProcessors = Partial<Record<BackupJobName, BackupProcessor>>
