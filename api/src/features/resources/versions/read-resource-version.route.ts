import { ResourceVersion } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceVersionParams } from '../access/resource-params.ts'
import type { ResourceVersionsService } from './resource-versions.service.ts'

/** `GET /resources/{id}/versions/{number}`. */
export const readResourceVersionRoute: FastifyPluginAsyncZod<{
  resourceVersions: Pick<ResourceVersionsService, 'get'>
}> = async (app, { resourceVersions }) => {
  app.get(
    '/resources/:id/versions/:number',
    { schema: { params: resourceVersionParams, response: { 200: ResourceVersion } } },
    ({ actor, params }) => resourceVersions.get(actor, params.id, params.number),
  )
}
