import { JoinLink, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinLinksService } from './join-links.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofLink = ofClass.extend({ linkId: ObjectIdString })

/** `POST /classes/{id}/join-links/{linkId}/reset`: replaces the address of a link. */
export const resetJoinLinkRoute: FastifyPluginAsyncZod<{
  joinLinks: Pick<JoinLinksService, 'reset'>
}> = async (app, { joinLinks }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/join-links/:linkId/reset',
    { preHandler, schema: { params: ofLink, response: { 200: JoinLink } } },
    ({ actor, params }) => joinLinks.reset(actor, params.id, params.linkId),
  )
}
