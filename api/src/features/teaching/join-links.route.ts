import {
  ChangeJoinLinkRequest,
  CreateJoinLinkRequest,
  JoinLink,
  JoinLinkList,
  ObjectIdString,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinLinksService } from './join-links.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofLink = ofClass.extend({ linkId: ObjectIdString })

/** The join links of a class: read, make, change (also pause), reset. */
export const joinLinksRoute: FastifyPluginAsyncZod<{ joinLinks: JoinLinksService }> = async (
  app,
  { joinLinks },
) => {
  const preHandler = app.requireProfile

  app.get(
    '/classes/:id/join-links',
    { schema: { params: ofClass, response: { 200: JoinLinkList } } },
    ({ actor, params }) => joinLinks.list(actor, params.id),
  )

  app.post(
    '/classes/:id/join-links',
    { preHandler, schema: { params: ofClass, body: CreateJoinLinkRequest, response: { 201: JoinLink } } },
    async ({ actor, params, body }, reply) =>
      reply.code(201).send(await joinLinks.create(actor, params.id, body)),
  )

  app.patch(
    '/classes/:id/join-links/:linkId',
    { preHandler, schema: { params: ofLink, body: ChangeJoinLinkRequest, response: { 200: JoinLink } } },
    ({ actor, params, body }) => joinLinks.change(actor, params.id, params.linkId, body),
  )

  app.post(
    '/classes/:id/join-links/:linkId/reset',
    { preHandler, schema: { params: ofLink, response: { 200: JoinLink } } },
    ({ actor, params }) => joinLinks.reset(actor, params.id, params.linkId),
  )
}
