import { Worker } from 'bullmq'

/**
 * BullMQ's worker, but it waits at most 5 s at a time for a job. While a delayed job exists, BullMQ would wait up to
 * 10 s. Redis sends nothing meanwhile, and we close connections that are silent for so long ({@link consumerOptions}).
 */
export class JobWorker extends Worker<unknown, void> {
  /** In seconds. */
  override get maximumBlockTimeout(): number {
    return 5
  }
}
