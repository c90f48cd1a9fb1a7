import { billingQueue, billingStreamEvent, type BillingEvent } from '@classeur/contracts'
import { createEventQueue } from './event-queue.ts'

/** The payload of a job: the stored event to process. */
export interface PaymentEventJob {
  version: 1
  eventId: string
}

const processPaymentEvent = 'process-payment-event'

/** A failing event is tried for about an hour; later rounds of the reconciler add it again. */
const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
} as const

/** The queue of payment events, and the stream that tells api replicas what changed for whom. */
export function createBillingQueue(redisUrl: string, onError: (error: Error) => void) {
  const { queue, attempt, publish, close } = createEventQueue<PaymentEventJob>(billingQueue, redisUrl, {
    ...{ jobOptions, onError },
  })
  return {
    queue,

    /** Adds the job of a stored event; an existing job stays unchanged. */
    add: (eventId: string): Promise<void> =>
      attempt(queue.add(processPaymentEvent, { version: 1, eventId }, { jobId: eventId })),

    /** Tells every api replica what changed for a person. */
    publish: (event: BillingEvent): Promise<void> => publish(billingStreamEvent, event),

    close,
  }
}

export type BillingQueue = ReturnType<typeof createBillingQueue>
