import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GroupsService } from './groups.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = params.extend({ groupId: ObjectIdString })

/** `DELETE /classes/{id}/groups/{groupId}`: removes a group but not its students. */
export const removeGroupRoute: FastifyPluginAsyncZod<{ groups: Pick<GroupsService, 'remove'> }> = async (
  app,
  { groups },
) => {
  const preHandler = app.requireProfile

  app.delete(
    '/classes/:id/groups/:groupId',
    { schema: { params: one, response: { 204: z.null() } }, preHandler },
    async ({ actor, params: { id, groupId } }, reply) => {
      await groups.remove(actor, id, groupId)
      return reply.code(204).send(null)
    },
  )
}
