import { Restore } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { restoreParams } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

/** `GET /restores/{id}`: the state, and the preview once the archive is checked. */
export const readRestoreRoute: FastifyPluginAsyncZod<{ restores: Pick<RestoresService, 'get'> }> = async (
  app,
  { restores },
) => {
  app.get(
    '/restores/:id',
    { schema: { params: restoreParams, response: { 200: Restore } } },
    async ({ actor, params }) => restores.get(actor, params.id),
  )
}
