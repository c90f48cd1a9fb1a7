import { ChangeJoinLinkRequest, JoinLink, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinLinksService } from './join-links.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofLink = ofClass.extend({ linkId: ObjectIdString })

/** `PATCH /classes/{id}/join-links/{linkId}`: changes or pauses a link. */
export const changeJoinLinkRoute: FastifyPluginAsyncZod<{
  joinLinks: Pick<JoinLinksService, 'change'>
}> = async (app, { joinLinks }) => {
  const preHandler = app.requireProfile

  app.patch(
    '/classes/:id/join-links/:linkId',
    { preHandler, schema: { params: ofLink, body: ChangeJoinLinkRequest, response: { 200: JoinLink } } },
    ({ actor, params, body }) => joinLinks.change(actor, params.id, params.linkId, body),
  )
}
