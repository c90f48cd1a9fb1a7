import { Restore } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { restoreParams } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

/** `DELETE /restores/{id}`: cancels a restore before it is started. */
export const cancelRestoreRoute: FastifyPluginAsyncZod<{
  restores: Pick<RestoresService, 'cancel'>
}> = async (app, { restores }) => {
  app.delete(
    '/restores/:id',
    { schema: { params: restoreParams, response: { 200: Restore } } },
    async ({ actor, params }) => restores.cancel(actor, params.id),
  )
}
