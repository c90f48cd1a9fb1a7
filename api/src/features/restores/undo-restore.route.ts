import { Restore } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { restoreParams, workLimit } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

/** `POST /restores/{id}/undo`: puts back what the restore changed, unless it has changed since. */
export const undoRestoreRoute: FastifyPluginAsyncZod<{ restores: Pick<RestoresService, 'undo'> }> = async (
  app,
  { restores },
) => {
  app.post(
    '/restores/:id/undo',
    { config: { rateLimit: workLimit }, schema: { params: restoreParams, response: { 202: Restore } } },
    async ({ actor, params }, reply) => reply.code(202).send(await restores.undo(actor, params.id)),
  )
}
