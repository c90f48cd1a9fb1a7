import { JoinDecision, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinRequestsService } from './join-requests.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/join-requests/{requestId}/decision`. */
export const decideRequestRoute: FastifyPluginAsyncZod<{
  joinRequests: Pick<JoinRequestsService, 'decide'>
}> = async (app, { joinRequests }) => {
  app.post(
    '/classes/:id/join-requests/:requestId/decision',
    {
      preHandler: app.requireProfile,
      schema: {
        params: ofClass.extend({ requestId: ObjectIdString }),
        body: JoinDecision,
        response: { 204: z.null() },
      },
    },
    async ({ actor, params: { id, requestId }, body }, reply) => {
      await joinRequests.decide(actor, id, requestId, body)
      return reply.code(204).send(null)
    },
  )
}
