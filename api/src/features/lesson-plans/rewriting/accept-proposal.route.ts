import { AcceptProposalRequest, SectionSaved } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { LessonProposals } from './lesson-proposals.service.ts'

/** `POST /lesson-plans/{id}/proposals/{key}/accept`. */
export const acceptProposalRoute: FastifyPluginAsyncZod<{
  lessonProposals: Pick<LessonProposals, 'accept'>
}> = async (app, { lessonProposals }) => {
  app.post(
    '/lesson-plans/:id/proposals/:key/accept',
    {
      schema: { params: lessonSectionParams, body: AcceptProposalRequest, response: { 200: SectionSaved } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => lessonProposals.accept(actor, params.id, params.key, body),
  )
}
