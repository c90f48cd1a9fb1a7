import { JoinLinkList, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinLinksService } from './join-links.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/join-links`. */
export const listJoinLinksRoute: FastifyPluginAsyncZod<{
  joinLinks: Pick<JoinLinksService, 'list'>
}> = async (app, { joinLinks }) => {
  app.get(
    '/classes/:id/join-links',
    { schema: { params: ofClass, response: { 200: JoinLinkList } } },
    ({ actor, params }) => joinLinks.list(actor, params.id),
  )
}
