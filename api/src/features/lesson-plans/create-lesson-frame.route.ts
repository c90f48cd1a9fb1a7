import { CreateLessonFrameRequest, LessonFrameCreated } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonPlansService } from './lesson-plans.service.ts'

/** `POST /lesson-plans/frames`: creates an empty frame for the teacher's own objectives, immediately and free of charge. */
export const createLessonFrameRoute: FastifyPluginAsyncZod<{
  lessonPlans: Pick<LessonPlansService, 'createFrame'>
}> = async (app, { lessonPlans }) => {
  app.post(
    '/lesson-plans/frames',
    {
      schema: { body: CreateLessonFrameRequest, response: { 201: LessonFrameCreated } },
      preHandler: [app.requireProfile],
    },
    async (request, reply) =>
      reply.code(201).send(await lessonPlans.createFrame(request.actor, request.body)),
  )
}
