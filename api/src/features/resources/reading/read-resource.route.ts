import { Resource } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ReadResource } from './read-resource.ts'

/** `GET /resources/{id}`. */
export const readResourceRoute: FastifyPluginAsyncZod<{
  readResource: Pick<ReadResource, 'read'>
}> = async (app, { readResource }) => {
  app.get(
    '/resources/:id',
    { schema: { params: resourceParams, response: { 200: Resource } } },
    ({ actor, params }) => readResource.read(actor, params.id),
  )
}
