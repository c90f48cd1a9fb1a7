import { Resource, RestoreResourceVersionRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceVersionParams } from '../access/resource-params.ts'
import type { ResourceVersionsService } from './resource-versions.service.ts'

/** `POST /resources/{id}/versions/{number}/restore`. */
export const restoreResourceVersionRoute: FastifyPluginAsyncZod<{
  resourceVersions: Pick<ResourceVersionsService, 'restore'>
}> = async (app, { resourceVersions }) => {
  app.post(
    '/resources/:id/versions/:number/restore',
    {
      schema: {
        params: resourceVersionParams,
        body: RestoreResourceVersionRequest,
        response: { 200: Resource },
      },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => resourceVersions.restore(actor, params.id, params.number, body),
  )
}
