import { JoinRequestList, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinRequestsService } from './join-requests.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/join-requests`. */
export const listJoinRequestsRoute: FastifyPluginAsyncZod<{
  joinRequests: Pick<JoinRequestsService, 'list'>
}> = async (app, { joinRequests }) => {
  app.get(
    '/classes/:id/join-requests',
    { schema: { params: ofClass, response: { 200: JoinRequestList } } },
    ({ actor, params }) => joinRequests.list(actor, params.id),
  )
}
