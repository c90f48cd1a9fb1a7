import { Restore, StartRestore } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { restoreParams, workLimit } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

/** `POST /restores/{id}/start`: restores the chosen classes with the chosen method. */
export const startRestoreRoute: FastifyPluginAsyncZod<{ restores: Pick<RestoresService, 'start'> }> = async (
  app,
  { restores },
) => {
  app.post(
    '/restores/:id/start',
    {
      config: { rateLimit: workLimit },
      preHandler: app.requireFreshSignIn,
      schema: { params: restoreParams, body: StartRestore, response: { 202: Restore } },
    },
    async ({ actor, params, body }, reply) =>
      reply.code(202).send(await restores.start(actor, params.id, body)),
  )
}
