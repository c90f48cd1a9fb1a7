import { JoinDecision, JoinRequestList, ObjectIdString, OpenJoinRequests } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinRequestsService } from './join-requests.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** Requests to join a class, and the decisions about them. */
export const joinRequestsRoute: FastifyPluginAsyncZod<{ joinRequests: JoinRequestsService }> = async (
  app,
  { joinRequests },
) => {
  app.get('/join-requests', { schema: { response: { 200: OpenJoinRequests } } }, ({ actor }) =>
    joinRequests.listAll(actor),
  )

  app.get(
    '/classes/:id/join-requests',
    { schema: { params: ofClass, response: { 200: JoinRequestList } } },
    ({ actor, params }) => joinRequests.list(actor, params.id),
  )

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
