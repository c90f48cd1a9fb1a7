import {
  generationQueues,
  generationStreamEvent,
  JobEvent,
  userRoom,
  type ClientEvents,
  type ServerEvents,
} from '@classeur/contracts'
import { consumerConnection } from '@classeur/queue'
import { QueueEvents, type QueueEventsListener } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'socket.io'

interface GenerationStreamListener extends QueueEventsListener {
  [generationStreamEvent]: (args: { event: string }, id: string) => void
}

/**
 * Forwards the events of every queue's stream to the rooms of their owners. Every api replica reads every stream and
 * emits only to its own sockets (`local`), so each socket gets each event once.
 */
export function forwardJobEvents(
  io: Pick<Server<ClientEvents, ServerEvents>, 'local'>,
  redisUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const forward = ({ event }: { event: string }) => {
    const parsed = JobEvent.safeParse(parseJson(event))
    if (!parsed.success) return log.warn('an event of another version was left out')
    const { ownerId, name, payload } = parsed.data
    const room = io.local.to(userRoom(ownerId))
    room.emit(name, payload as never)
    const movesCredits = name !== 'generation:progressed' || payload.section !== null
    if (movesCredits) room.emit('credits:changed')
  }

  const streams = generationQueues.map((queue) => {
    const events = new QueueEvents(queue, { connection: consumerConnection(redisUrl) })
    events.on('error', (error) => log.warn({ err: error }, 'event stream'))
    events.on<GenerationStreamListener>(generationStreamEvent, forward)
    return events
  })

  return {
    ready: () => Promise.all(streams.map((events) => events.waitUntilReady())),
    close: () => Promise.all(streams.map((events) => events.close())),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema refuses undefined, and the caller says so.
    return undefined
  }
}
