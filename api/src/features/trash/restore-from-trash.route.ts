import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { trashParams } from './trash-params.ts'
import type { TrashService } from './trash.service.ts'

/** `POST /trash/{kind}/{id}/restore`: takes something out of the trash. */
export const restoreFromTrashRoute: FastifyPluginAsyncZod<{ trash: Pick<TrashService, 'restore'> }> = async (
  app,
  { trash },
) => {
  app.post(
    '/trash/:kind/:id/restore',
    { schema: { params: trashParams, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async ({ actor, params }, reply) => {
      await trash.restore(actor, params.kind, params.id)
      return reply.code(204).send(null)
    },
  )
}
