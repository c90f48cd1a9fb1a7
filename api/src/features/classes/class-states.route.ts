import { ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassStatesService } from './class-states.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** Archive, trash and back. */
export const classStatesRoute: FastifyPluginAsyncZod<{ classStates: ClassStatesService }> = async (
  app,
  { classStates },
) => {
  const one = { schema: { params, response: { 200: SchoolClass } }, preHandler: app.requireProfile }

  app.post('/classes/:id/archive', one, (request) => classStates.archive(request.actor, request.params.id))

  app.post('/classes/:id/unarchive', one, (request) =>
    classStates.unarchive(request.actor, request.params.id),
  )

  app.post('/classes/:id/restore', one, (request) => classStates.restore(request.actor, request.params.id))

  app.delete(
    '/classes/:id',
    { schema: { params, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async (request, reply) => {
      await classStates.remove(request.actor, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
