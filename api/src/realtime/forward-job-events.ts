import {
  generationQueues,
  generationStreamEvent,
  JobEvent,
  lessonPlanQueue,
  resourceQueue,
  userRoom,
  type ResourceChangedEvent,
} from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import { createLessonPlanAnnouncer, type AnnounceLessonPlan } from './announce-lesson-plan.ts'
import { readStream } from './read-stream.ts'

export interface ForwardJobEventsOptions {
  redisUrl: string
  /** The resource of an ended generation and the members of its class; null if it has none. */
  findFinishedResource: (
    generationId: string,
  ) => Promise<{ event: ResourceChangedEvent; memberIds: readonly string[] } | null>
  /** The lesson plan of an ended rewrite, with its class; null for other generations. */
  findRewrittenLessonPlan: (generationId: string) => Promise<{
    plan: Parameters<AnnounceLessonPlan>[0]
    schoolClass: Parameters<AnnounceLessonPlan>[1]
  } | null>
}

/**
 * Forwards the events of every queue's stream to the rooms of their owners, so that each socket gets each event once.
 * The end of a sheet also reaches the other members of its class, who may have it or its list open; the end of a
 * rewritten section reaches the other people who may edit its plan.
 */
export const forwardJobEvents = fastifyPlugin<ForwardJobEventsOptions>(
  async (app, { redisUrl, findFinishedResource, findRewrittenLessonPlan }) => {
    const announceLessonPlan = createLessonPlanAnnouncer(app.io.local)
    const tellEditors = async (generationId: string): Promise<void> => {
      const rewritten = await findRewrittenLessonPlan(generationId)
      if (rewritten) announceLessonPlan(rewritten.plan, rewritten.schoolClass)
    }
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
        if (queue === lessonPlanQueue && name === 'generation:finished')
          tellEditors(payload.generationId).catch((error: unknown) =>
            app.log.warn({ err: error }, 'the end of a rewritten section was not announced'),
          )
      },
    })
  },
  { name: 'forward-job-events', dependencies: ['realtime'] },
)
