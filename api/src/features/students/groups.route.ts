import { GroupInput, ObjectIdString, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GroupsService } from './groups.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = params.extend({ groupId: ObjectIdString })
const response = { 200: RosterChange }

/** The groups of a class. */
export const groupsRoute: FastifyPluginAsyncZod<{ groups: GroupsService }> = async (app, { groups }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/groups',
    { schema: { params, body: GroupInput, response }, preHandler },
    ({ actor, params: { id }, body }) => groups.add(actor, id, body.name),
  )

  app.patch(
    '/classes/:id/groups/:groupId',
    { schema: { params: one, body: GroupInput, response }, preHandler },
    ({ actor, params: { id, groupId }, body }) => groups.rename(actor, id, groupId, body.name),
  )

  app.delete(
    '/classes/:id/groups/:groupId',
    { schema: { params: one, response: { 204: z.null() } }, preHandler },
    async ({ actor, params: { id, groupId } }, reply) => {
      await groups.remove(actor, id, groupId)
      return reply.code(204).send(null)
    },
  )
}
