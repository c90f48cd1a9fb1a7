import { GenerationAccepted, RewriteItemRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { itemParams } from '../access/resource-params.ts'
import type { RequestItem } from './request-item.ts'

/** `POST /resources/{id}/items/{itemId}/rewrite` (202). */
export const rewriteItemRoute: FastifyPluginAsyncZod<{ requestItem: RequestItem }> = async (
  app,
  { requestItem },
) => {
  app.post(
    '/resources/:id/items/:itemId/rewrite',
    {
      schema: { params: itemParams, body: RewriteItemRequest, response: { 202: GenerationAccepted } },
      preHandler: app.requireProfile,
    },
    async ({ actor, params, body }, reply) =>
      reply.code(202).send(await requestItem(actor, params.id, params.itemId, body)),
  )
}
