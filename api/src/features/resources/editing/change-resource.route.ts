import { ChangeResourceRequest, Resource } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ChangeResource } from './resource-changes.service.ts'

/** `POST /resources/{id}/changes`. */
export const changeResourceRoute: FastifyPluginAsyncZod<{ changeResource: ChangeResource }> = async (
  app,
  { changeResource },
) => {
  app.post(
    '/resources/:id/changes',
    {
      schema: { params: resourceParams, body: ChangeResourceRequest, response: { 200: Resource } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => changeResource(actor, params.id, body),
  )
}
