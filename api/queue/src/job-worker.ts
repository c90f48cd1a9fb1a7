import { Worker } from 'bullmq'

/**
 * BullMQ's worker, with blocking reads of at most 5 s, as long as those of an empty queue. Its own take 10 s while a
 * delayed job waits, longer than {@link consumerOptions} lets a connection be silent: it would be reopened each time.
 */
export class JobWorker extends Worker<unknown, void> {
  /** In seconds. */
  override get maximumBlockTimeout(): number {
    return 5
  }
}
