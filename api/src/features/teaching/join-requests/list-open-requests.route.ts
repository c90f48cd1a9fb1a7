import { OpenJoinRequests } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { JoinRequestsService } from './join-requests.service.ts'

/** `GET /join-requests`: the open requests in all of the person's classes. */
export const listOpenRequestsRoute: FastifyPluginAsyncZod<{
  joinRequests: Pick<JoinRequestsService, 'listAll'>
}> = async (app, { joinRequests }) => {
  app.get('/join-requests', { schema: { response: { 200: OpenJoinRequests } } }, ({ actor }) =>
    joinRequests.listAll(actor),
  )
}
