import { billingQueue, billingStreamEvent, type BillingEvent } from '@classeur/contracts'
import { Queue, QueueEventsProducer } from 'bullmq'
import pTimeout from 'p-timeout'
import { producerConnection } from './connection.ts'

/** The payload of a job: the stored event to process. */
export interface PaymentEventJob {
  version: 1
  eventId: string
}

export const processPaymentEvent = 'process-payment-event'

const longestAnswerMs = 1000
const streamLength = 2000

/** A failing event is tried for about an hour; later rounds of the reconciler add it again. */
const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
} as const

/** The queue of payment events, and the stream that tells api replicas what changed for whom. */
export function createBillingQueue(redisUrl: string, onError: (error: Error) => void) {
  const connection = producerConnection(redisUrl)
  const queue = new Queue<PaymentEventJob, void, string>(billingQueue, {
    connection,
    defaultJobOptions: jobOptions,
    streams: { events: { maxLen: streamLength } },
  })
  const events = new QueueEventsProducer(billingQueue, { connection })
  queue.on('error', onError)
  events.on('error', onError)

  /** A failure is reported but not thrown: rounds add the events of lost jobs, and clients read again. */
  const attempt = async (command: Promise<unknown>): Promise<void> => {
    try {
      await pTimeout(command, { milliseconds: longestAnswerMs, message: 'Redis does not answer' })
    } catch (error) {
      onError(error as Error)
    }
  }

  return {
    queue,

    /** Adds the job of a stored event; an existing job stays unchanged. */
    add: (eventId: string): Promise<void> =>
      attempt(queue.add(processPaymentEvent, { version: 1, eventId }, { jobId: eventId })),

    /** Tells every api replica what changed for a person. */
    publish: (event: BillingEvent): Promise<void> =>
      attempt(
        events.publishEvent({ eventName: billingStreamEvent, body: JSON.stringify(event) }, streamLength),
      ),

    async close(): Promise<void> {
      const giveUp = (one: Queue | QueueEventsProducer) => void one.disconnect().catch(onError)
      await Promise.all([queue, events].map((one) => one.close().catch(() => giveUp(one))))
    },
  }
}

export type BillingQueue = ReturnType<typeof createBillingQueue>
