import { GroupInput, ObjectIdString, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GroupsService } from './groups.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = params.extend({ groupId: ObjectIdString })
const response = { 200: RosterChange }

/** `PATCH /classes/{id}/groups/{groupId}`. */
export const renameGroupRoute: FastifyPluginAsyncZod<{ groups: Pick<GroupsService, 'rename'> }> = async (
  app,
  { groups },
) => {
  const preHandler = app.requireProfile

  app.patch(
    '/classes/:id/groups/:groupId',
    { schema: { params: one, body: GroupInput, response }, preHandler },
    ({ actor, params: { id, groupId }, body }) => groups.rename(actor, id, groupId, body.name),
  )
}
