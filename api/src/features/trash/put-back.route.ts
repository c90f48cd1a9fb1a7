import { PutBackRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { trashParams } from './trash-params.ts'
import type { TrashService } from './trash.service.ts'

/** `POST /trash/{kind}/{id}/put-back`: undoes a restore. */
export const putBackRoute: FastifyPluginAsyncZod<{ trash: Pick<TrashService, 'putBack'> }> = async (
  app,
  { trash },
) => {
  app.post(
    '/trash/:kind/:id/put-back',
    {
      schema: { params: trashParams, body: PutBackRequest, response: { 204: z.null() } },
      preHandler: app.requireProfile,
    },
    async ({ actor, params, body }, reply) => {
      await trash.putBack(actor, params.kind, params.id, new Date(body.deletedAt))
      return reply.code(204).send(null)
    },
  )
}
