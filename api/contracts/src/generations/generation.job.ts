import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

/**
 * Every generation job has this payload. It contains only ids; workers read the rest from the document. The
 * owner's id lets a worker read the job and its owner's other runnable generations at the same time; older jobs
 * don't contain it. During a deployment, old and new workers receive the same jobs. Workers ignore unknown
 * fields. To stop old workers from running a job, give it a new `version`.
 */
export const GenerationJobPayload = z.object({
  version: z.literal(1),
  generationId: ObjectIdString,
  ownerId: ObjectIdString.optional(),
})
export type GenerationJobPayload = z.infer<typeof GenerationJobPayload>

/** Two automatic retries with increasing pauses. Finished jobs are deleted after a while; their documents stay. */
export const generationJobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: { count: 500, age: 24 * 3600 },
  removeOnFail: { count: 2000, age: 7 * 24 * 3600 },
} as const

/** How long a worker's lock on a job lasts without renewal, and how often expired locks are searched for. */
export const generationLock = { lockDurationMs: 5000, stalledIntervalMs: 2500, maxStalledCount: 2 } as const

/**
 * A generation that has been started this many times fails with `generations/worker-lost`, whatever ended the
 * earlier starts.
 */
export const maxGenerationStarts = 6

/** The head start of a paid plan over a free one, in ms. */
const paidHeadStartMs = 30_000

/**
 * Virtual start time in ms. Jobs run in this order, so that a paid plan is up to 30 s ahead of a free one and no job
 * waits forever.
 */
export const orderFor = (acceptedAtMs: number, paid: boolean): number =>
  acceptedAtMs + (paid ? 0 : paidHeadStartMs)

/**
 * The order as a BullMQ priority. The maximum priority is 2^21, so this one wraps around every 23 days (seconds
 * modulo 2,000,000).
 */
export const priorityFor = (orderMs: number): number => 1 + (Math.floor(orderMs / 1000) % 2_000_000)

/** Name of the custom event on the queue's event stream that carries {@link JobEvent}. */
export const generationStreamEvent = 'generation'
