import { ResourceVersionList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ResourceVersionsService } from './resource-versions.service.ts'

/** `GET /resources/{id}/versions`. */
export const listResourceVersionsRoute: FastifyPluginAsyncZod<{
  resourceVersions: Pick<ResourceVersionsService, 'list'>
}> = async (app, { resourceVersions }) => {
  app.get(
    '/resources/:id/versions',
    { schema: { params: resourceParams, response: { 200: ResourceVersionList } } },
    ({ actor, params }) => resourceVersions.list(actor, params.id),
  )
}
