import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ResourceStatesService } from './resource-states.service.ts'

/** `DELETE /resources/{id}`: moves the resource to the trash. */
export const removeResourceRoute: FastifyPluginAsyncZod<{
  resourceStates: Pick<ResourceStatesService, 'remove'>
}> = async (app, { resourceStates }) => {
  app.delete(
    '/resources/:id',
    { schema: { params: resourceParams, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async ({ actor, params }, reply) => {
      await resourceStates.remove(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
