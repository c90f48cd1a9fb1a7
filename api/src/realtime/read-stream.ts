import { consumerConnection, longestBlockMs } from '@classeur/queue'
import { QueueEvents, type QueueEventsListener } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import pTimeout from 'p-timeout'
import type { z } from 'zod'

/** A connection whose server is unavailable can't close in order. */
const closeWithinMs = 1000

export interface StreamOptions<Event extends z.ZodType> {
  redisUrl: string
  queues: readonly string[]
  /** The name of the custom event on the streams of the queues. */
  eventName: string
  schema: Event
  forward: (event: z.output<Event>, queue: string) => void
}

/**
 * Reads the custom events of queues' streams until the app closes. Every api replica reads every stream, so forward
 * events only to its own sockets (`local`). Ignores events of other versions.
 */
export function readStream<Event extends z.ZodType>(
  app: FastifyInstance,
  options: StreamOptions<Event>,
): void {
  const { redisUrl, queues, eventName, schema, forward } = options
  const streams = queues.map((queue) => {
    const events = new QueueEvents(queue, {
      connection: consumerConnection(redisUrl),
      blockingTimeout: longestBlockMs,
    })
    events.on('error', (error) => app.log.warn({ err: error }, 'event stream error'))
    const listener = ({ body }: { body: string }) => {
      const parsed = schema.safeParse(parseJson(body))
      if (!parsed.success) return app.log.warn('event of another version ignored')
      forward(parsed.data, queue)
    }
    events.on<QueueEventsListener & Record<string, typeof listener>>(eventName, listener)
    return events
  })
  app.addHook('preClose', async () => {
    const closing = Promise.all(streams.map((events) => events.close()))
    await pTimeout(closing, { milliseconds: closeWithinMs, message: false })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Invalid JSON: the schema refuses undefined, and the caller logs it.
    return undefined
  }
}
