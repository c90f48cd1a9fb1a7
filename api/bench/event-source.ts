import type { JobEvent } from '@classeur/contracts'
import { createGenerationQueues } from '@classeur/queue'
import { QueueEventsProducer } from 'bullmq'
import { bareQueueName, bareStreamEvent } from './bare-names.ts'

/** The event that a worker sends while it writes a section. */
export const progressEvent = (
  ownerId: string,
  seq: number,
): Extract<JobEvent, { name: 'generation:progressed' }> => ({
  ownerId,
  creditsChanged: false,
  name: 'generation:progressed',
  payload: {
    ...{ generationId: ownerId, attempt: 1, seq, state: 'active', stage: 'writing', percent: 40 },
    ...{ step: { done: 4, total: 12 }, charged: 1, section: null },
    draft: { section: 'overview', value: { summary: 'Equal parts of a whole. '.repeat(20) } },
  },
})

/** Sends the same event in the product's format and the baseline's, both on a BullMQ event stream. */
export function openEventSource(redisUrl: string) {
  const queues = createGenerationQueues(redisUrl, (error) => {
    throw error
  })
  const producer = new QueueEventsProducer(bareQueueName, { connection: { url: redisUrl } })
  return {
    ours: (event: JobEvent) => queues.publish('lesson-plan', event),
    bare: ({ ownerId, payload }: JobEvent) =>
      producer.publishEvent(
        { eventName: bareStreamEvent, body: JSON.stringify({ room: ownerId, payload }) },
        10_000,
      ),
    async close() {
      await queues.close()
      await producer.close()
    },
  }
}
