import {
  generationQueues,
  generationStreamEvent,
  JobEvent,
  resourceQueue,
  userRoom,
  type ResourceChangedEvent,
} from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import { readStream } from './read-stream.ts'

export interface ForwardJobEventsOptions {
  redisUrl: string
  /** The resource of an ended generation and the members of its class; null if it has none. */
  findFinishedResource: (
    generationId: string,
  ) => Promise<{ event: ResourceChangedEvent; memberIds: readonly string[] } | null>
}

/**
 * Forwards the events of every queue's stream to the rooms of their owners, so that each socket gets each event once.
 * The end of a sheet also reaches the other members of its class, who may have it or its list open.
 */
export const forwardJobEvents = fastifyPlugin<ForwardJobEventsOptions>(
  async (app, { redisUrl, findFinishedResource }) => {
    const tellMembers = async (generationId: string): Promise<void> => {
      const finished = await findFinishedResource(generationId)
      if (!finished || finished.memberIds.length === 0) return
      app.io.local.to(finished.memberIds.map(userRoom)).emit('resource:changed', finished.event)
    }
    readStream(app, {
      ...{ redisUrl, queues: generationQueues, eventName: generationStreamEvent, schema: JobEvent },
      forward: ({ ownerId, name, payload, creditsChanged }, queue) => {
        const room = app.io.local.to(userRoom(ownerId))
        room.emit(name, payload)
        if (creditsChanged) room.emit('credits:changed')
        if (queue === resourceQueue && name === 'generation:finished')
          tellMembers(payload.generationId).catch((error: unknown) =>
            app.log.warn({ err: error }, 'the end of a sheet was not announced'),
          )
      },
    })
  },
  { name: 'forward-job-events', dependencies: ['realtime'] },
)
