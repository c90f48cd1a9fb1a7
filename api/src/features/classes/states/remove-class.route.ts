import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassStatesService } from './class-states.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `DELETE /classes/{id}`: moves a class to the trash. */
export const removeClassRoute: FastifyPluginAsyncZod<{
  classStates: Pick<ClassStatesService, 'remove'>
}> = async (app, { classStates }) => {
  app.delete(
    '/classes/:id',
    { schema: { params, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async (request, reply) => {
      await classStates.remove(request.actor, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
