import { LessonPlan } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { LessonProposals } from './lesson-proposals.service.ts'

/** `POST /lesson-plans/{id}/proposals/{key}/reopen`: takes the decision about a proposal back. */
export const reopenProposalRoute: FastifyPluginAsyncZod<{
  lessonProposals: Pick<LessonProposals, 'reopen'>
}> = async (app, { lessonProposals }) => {
  app.post(
    '/lesson-plans/:id/proposals/:key/reopen',
    {
      schema: { params: lessonSectionParams, response: { 200: LessonPlan } },
      preHandler: app.requireProfile,
    },
    ({ actor, params }) => lessonProposals.reopen(actor, params.id, params.key),
  )
}
