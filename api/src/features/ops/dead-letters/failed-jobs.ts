import type { GenerationState } from '@classeur/contracts'
import type { GenerationQueries } from '@classeur/database'
import type { Queue } from 'bullmq'
import { answerWithin } from '../../../load/answer-within.ts'

/** A job that BullMQ keeps as failed. Excludes the reason, which may reveal the content of the generation. */
export interface FailedJob {
  id: string
  queue: string
  attempts: number
  failedAt: Date | null
  /** The state of the generation's document; null if there is none. */
  state: GenerationState | null
}

const shownOfEach = 50
const answerMs = 1000

/** Lists the latest failed jobs of every queue; returns null while the queues don't answer. */
export function createFailedJobs(queues: readonly Queue[], queries: Pick<GenerationQueries, 'statesOf'>) {
  return async (): Promise<FailedJob[] | null> => {
    const reading = Promise.all(queues.map((queue) => queue.getJobs(['failed'], 0, shownOfEach - 1)))
    const jobs = (await answerWithin(answerMs, reading))?.flat()
    if (!jobs) return null
    // The list contains gaps if jobs are removed while it is being read.
    const withId = jobs.flatMap((job) => (job?.id ? [{ job, id: job.id }] : []))
    const states = await queries.statesOf(withId.map(({ id }) => id))
    return withId.map(({ job, id }) => ({
      id,
      queue: job.queueName,
      attempts: job.attemptsMade,
      failedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
      state: states.get(id) ?? null,
    }))
  }
}
