import {
  generationJobOptions,
  generationKinds,
  generationQueues,
  generationStreamEvent,
  parentKinds,
  priorityFor,
  type GenerationJobPayload,
  type GenerationKind,
  type JobEvent,
} from '@classeur/contracts'
import type { Generation } from '@classeur/database'
import { answerOf, createEventQueue } from './event-queue.ts'

/** The state of a generation's job in BullMQ. `lost`: there is no job, or it ended but the document didn't. */
export type JobPresence = 'waiting' | 'running' | 'failed' | 'lost'

type Enqueueable = Pick<Generation, '_id' | 'ownerId' | 'kind' | 'orderMs' | 'paid'>

/** Creates the queues of all kinds. Each has an event stream with the events that api replicas forward. */
export function createGenerationQueues(redisUrl: string, onError: (error: Error) => void) {
  const entries = generationQueues.map((name) => {
    const options = { jobOptions: generationJobOptions, onError }
    return [name, createEventQueue<GenerationJobPayload>(name, redisUrl, options)] as const
  })
  const queues = new Map(entries)

  const forKind = (kind: GenerationKind) => {
    const queue = queues.get(generationKinds[kind].queue)
    if (!queue) throw new Error(`no queue for ${kind}`)
    return queue
  }

  return {
    all: () => entries.map(([, { queue }]) => queue),

    /** True when Redis answers. */
    async isReachable(): Promise<boolean> {
      try {
        await answerOf(Promise.all(entries.map(([, { queue }]) => queue.isPaused())))
        return true
      } catch (error) {
        onError(error as Error)
        return false
      }
    },

    /** Adds the job of a generation to its queue; an existing job stays unchanged. A parent has no job. */
    async add(generation: Enqueueable): Promise<void> {
      if (parentKinds.includes(generation.kind)) return
      const id = String(generation._id)
      const { queue } = forKind(generation.kind)
      const payload: GenerationJobPayload = { version: 1, generationId: id, ownerId: generation.ownerId }
      const options = { jobId: id, priority: priorityFor(generation.orderMs) }
      await answerOf(queue.add(generationKinds[generation.kind].jobName, payload, options))
    },

    async presence(generation: Pick<Enqueueable, '_id' | 'kind'>): Promise<JobPresence> {
      const { queue } = forKind(generation.kind)
      const state = await answerOf(queue.getJobState(String(generation._id)))
      if (state === 'failed') return 'failed'
      if (state === 'active') return 'running'
      return state === 'completed' || state === 'unknown' ? 'lost' : 'waiting'
    },

    /** Removes the job, finished or waiting; a running one stays (its attempt is fenced by the document). */
    async remove(generation: Pick<Enqueueable, '_id' | 'kind'>): Promise<void> {
      await forKind(generation.kind).queue.remove(String(generation._id))
    },

    /** Sends an event to every api replica. Events are only hints, so a failure is reported but not thrown. */
    publish: (kind: GenerationKind, event: JobEvent): Promise<void> =>
      forKind(kind).publish(generationStreamEvent, event),

    async close(): Promise<void> {
      await Promise.all(entries.map(([, { close }]) => close()))
    },
  }
}

export type GenerationQueues = ReturnType<typeof createGenerationQueues>
