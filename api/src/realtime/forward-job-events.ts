import { generationQueues, generationStreamEvent, JobEvent, userRoom } from '@classeur/contracts'
import { consumerConnection, longestBlockMs } from '@classeur/queue'
import { QueueEvents, type QueueEventsListener } from 'bullmq'
import { fastifyPlugin } from 'fastify-plugin'
import pTimeout from 'p-timeout'

/** A connection whose server is unavailable can't close in order. */
const closeWithinMs = 1000

interface GenerationStreamListener extends QueueEventsListener {
  [generationStreamEvent]: (args: { body: string }, id: string) => void
}

/**
 * Forwards the events of every queue's stream to the rooms of their owners. Every api replica reads every stream and
 * emits only to its own sockets (`local`), so each socket gets each event once.
 */
export const forwardJobEvents = fastifyPlugin<{ redisUrl: string }>(
  async (app, { redisUrl }) => {
    const forward = ({ body }: { body: string }) => {
      const parsed = JobEvent.safeParse(parseJson(body))
      if (!parsed.success) return app.log.warn('event of another version ignored')
      const { ownerId, name, payload, creditsChanged } = parsed.data
      const room = app.io.local.to(userRoom(ownerId))
      room.emit(name, payload)
      if (creditsChanged) room.emit('credits:changed')
    }

    const streams = generationQueues.map((queue) => {
      const events = new QueueEvents(queue, {
        connection: consumerConnection(redisUrl),
        blockingTimeout: longestBlockMs,
      })
      events.on('error', (error) => app.log.warn({ err: error }, 'event stream error'))
      events.on<GenerationStreamListener>(generationStreamEvent, forward)
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
