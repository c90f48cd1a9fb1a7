import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

/**
 * Payload of every generation job: ids only; everything else is read from the document. With the owner's id a worker
 * reads the job and what else its owner runs at once; older jobs have none. During a deployment both versions meet the
 * same jobs: a field more does no harm, and what an older worker must not take has another `version`.
 */
export const GenerationJobPayload = z.object({
  version: z.literal(1),
  generationId: ObjectIdString,
  ownerId: ObjectIdString.optional(),
})
export type GenerationJobPayload = z.infer<typeof GenerationJobPayload>

/** Two automatic retries with growing pauses; finished jobs are trimmed, the document stays. */
export const generationJobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: { count: 500, age: 24 * 3600 },
  removeOnFail: { count: 2000, age: 7 * 24 * 3600 },
} as const

/** How long a worker's claim on a job lasts without renewal, and how often lost claims are looked for. */
export const generationLock = { lockDurationMs: 5000, stalledIntervalMs: 2500, maxStalledCount: 2 } as const

/** Starts of one generation, whatever ended them, before it is given up as `generations/worker-lost`. */
export const maxGenerationStarts = 6

/** How far a paid plan is ahead of a free one, in ms. */
const paidHeadStartMs = 30_000

/**
 * Virtual start time in ms: jobs run in the order of this number, so that a paid plan is up to 30 s ahead of a free one
 * and nobody starves.
 */
export const orderFor = (acceptedAtMs: number, paid: boolean): number =>
  acceptedAtMs + (paid ? 0 : paidHeadStartMs)

/** The order as a BullMQ priority. Priorities end at 2^21, so this one wraps every 23 days (seconds modulo 2,000,000). */
export const priorityFor = (orderMs: number): number => 1 + (Math.floor(orderMs / 1000) % 2_000_000)

/** Name of the custom event on the queue's event stream that carries {@link JobEvent}. */
export const generationStreamEvent = 'generation'
