import { Resource } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ResourceStatesService } from './resource-states.service.ts'

/** `POST /resources/{id}/restore`: takes the resource out of the trash. */
export const restoreResourceRoute: FastifyPluginAsyncZod<{
  resourceStates: Pick<ResourceStatesService, 'restore'>
}> = async (app, { resourceStates }) => {
  app.post(
    '/resources/:id/restore',
    { schema: { params: resourceParams, response: { 200: Resource } }, preHandler: app.requireProfile },
    ({ actor, params }) => resourceStates.restore(actor, params.id),
  )
}
