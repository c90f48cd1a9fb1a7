import { ResourceList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ListResources } from './list-resources.ts'

/** `GET /exams/{id}/resources`. */
export const listResourcesRoute: FastifyPluginAsyncZod<{ listResources: ListResources }> = async (
  app,
  { listResources },
) => {
  app.get(
    '/exams/:id/resources',
    { schema: { params: resourceParams, response: { 200: ResourceList } } },
    ({ actor, params }) => listResources(actor, params.id),
  )
}
