import {
  generationQueues,
  generationStreamEvent,
  JobEvent,
  resourceQueue,
  userRoom,
  type ResourceChangedEvent,
} from '@classeur/contracts'
import { consumerConnection, longestBlockMs } from '@classeur/queue'
import { QueueEvents, type QueueEventsListener } from 'bullmq'
import { fastifyPlugin } from 'fastify-plugin'
import pTimeout from 'p-timeout'

/** A connection whose server is unavailable can't close in order. */
const closeWithinMs = 1000

interface GenerationStreamListener extends QueueEventsListener {
  [generationStreamEvent]: (args: { body: string }, id: string) => void
}

export interface ForwardJobEventsOptions {
  redisUrl: string
  /** The resource of an ended generation and the members of its class; null if it has none. */
  findFinishedResource: (
    generationId: string,
  ) => Promise<{ event: ResourceChangedEvent; memberIds: readonly string[] } | null>
}

/**
 * Forwards the events of every queue's stream to the rooms of their owners. Every api replica reads every stream and
 * emits only to its own sockets (`local`), so each socket gets each event once. The end of a sheet also reaches the
 * other members of its class, who may have it or its list open.
 */
export const forwardJobEvents = fastifyPlugin<ForwardJobEventsOptions>(
  async (app, { redisUrl, findFinishedResource }) => {
    const tellMembers = async (generationId: string): Promise<void> => {
      const finished = await findFinishedResource(generationId)
      if (!finished || finished.memberIds.length === 0) return
      app.io.local.to(finished.memberIds.map(userRoom)).emit('resource:changed', finished.event)
    }
    const forward = (queue: string, { body }: { body: string }) => {
      const parsed = JobEvent.safeParse(parseJson(body))
      if (!parsed.success) return app.log.warn('event of another version ignored')
      const { ownerId, name, payload, creditsChanged } = parsed.data
      const room = app.io.local.to(userRoom(ownerId))
      room.emit(name, payload)
      if (creditsChanged) room.emit('credits:changed')
      if (queue === resourceQueue && name === 'generation:finished')
        tellMembers(payload.generationId).catch((error: unknown) =>
          app.log.warn({ err: error }, 'the end of a sheet was not announced'),
        )
    }

    const streams = generationQueues.map((queue) => {
      const events = new QueueEvents(queue, {
        connection: consumerConnection(redisUrl),
        blockingTimeout: longestBlockMs,
      })
      events.on('error', (error) => app.log.warn({ err: error }, 'event stream error'))
      events.on<GenerationStreamListener>(generationStreamEvent, (event: { body: string }) =>
        forward(queue, event),
      )
      return events
    })
    app.addHook('preClose', async () => {
      const closing = Promise.all(streams.map((events) => events.close()))
      await pTimeout(closing, { milliseconds: closeWithinMs, message: false })
    })
  },
  { name: 'forward-job-events', dependencies: ['realtime'] },
)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON: the schema refuses undefined, and the caller logs it.
    return undefined
  }
}
