import { Worker } from 'bullmq'

/**
 * BullMQ's worker, which waits at most 5 s at a time for a job. While a delayed job exists, BullMQ itself waits up to
 * 10 s. A connection that is silent for that long counts as dead ({@link consumerOptions}) and would be closed.
 */
export class JobWorker extends Worker<unknown, void> {
  /** In seconds. */
  override get maximumBlockTimeout(): number {
    return 5
  }
}
