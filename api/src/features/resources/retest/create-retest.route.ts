import { CreateRetestRequest, RetestCreated } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { CreateRetest } from './create-retest.ts'

/** `POST /resources/{id}/retest`. */
export const createRetestRoute: FastifyPluginAsyncZod<{ createRetest: CreateRetest }> = async (
  app,
  { createRetest },
) => {
  app.post(
    '/resources/:id/retest',
    {
      schema: { params: resourceParams, body: CreateRetestRequest, response: { 200: RetestCreated } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => createRetest(actor, params.id, body),
  )
}
