import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { LessonProposals } from './lesson-proposals.service.ts'

/** `DELETE /lesson-plans/{id}/proposals/{key}`: keeps the section as it is. */
export const keepSectionRoute: FastifyPluginAsyncZod<{
  lessonProposals: Pick<LessonProposals, 'keep'>
}> = async (app, { lessonProposals }) => {
  app.delete(
    '/lesson-plans/:id/proposals/:key',
    {
      schema: { params: lessonSectionParams, response: { 204: z.null() } },
      preHandler: app.requireProfile,
    },
    async ({ actor, params }, reply) => {
      await lessonProposals.keep(actor, params.id, params.key)
      return reply.code(204).send(null)
    },
  )
}
