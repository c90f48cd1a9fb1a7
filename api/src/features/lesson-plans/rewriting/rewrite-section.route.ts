import { GenerationAccepted, RewriteSectionRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { RequestRewrite } from './request-rewrite.ts'

/** `POST /lesson-plans/{id}/sections/{key}/rewrite` (202). */
export const rewriteSectionRoute: FastifyPluginAsyncZod<{ requestRewrite: RequestRewrite }> = async (
  app,
  { requestRewrite },
) => {
  app.post(
    '/lesson-plans/:id/sections/:key/rewrite',
    {
      schema: {
        params: lessonSectionParams,
        body: RewriteSectionRequest,
        response: { 202: GenerationAccepted },
      },
      preHandler: app.requireProfile,
    },
    async ({ actor, params, body }, reply) =>
      reply.code(202).send(await requestRewrite(actor, params.id, params.key, body)),
  )
}
