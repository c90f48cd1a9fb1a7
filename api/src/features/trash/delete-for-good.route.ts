import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { trashParams } from './trash-params.ts'
import type { TrashService } from './trash.service.ts'

/** `DELETE /trash/{kind}/{id}`: deletes something in the trash for good. */
export const deleteForGoodRoute: FastifyPluginAsyncZod<{
  trash: Pick<TrashService, 'deleteForGood'>
}> = async (app, { trash }) => {
  app.delete(
    '/trash/:kind/:id',
    { schema: { params: trashParams, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async ({ actor, params }, reply) => {
      await trash.deleteForGood(actor, params.kind, params.id)
      return reply.code(204).send(null)
    },
  )
}
