import { CreateJoinLinkRequest, JoinLink, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinLinksService } from './join-links.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/join-links`. */
export const createJoinLinkRoute: FastifyPluginAsyncZod<{
  joinLinks: Pick<JoinLinksService, 'create'>
}> = async (app, { joinLinks }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/join-links',
    { preHandler, schema: { params: ofClass, body: CreateJoinLinkRequest, response: { 201: JoinLink } } },
    async ({ actor, params, body }, reply) =>
      reply.code(201).send(await joinLinks.create(actor, params.id, body)),
  )
}
