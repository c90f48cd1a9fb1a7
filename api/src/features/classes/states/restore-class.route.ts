import { ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassStatesService } from './class-states.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/restore`: takes a class out of the trash. */
export const restoreClassRoute: FastifyPluginAsyncZod<{
  classStates: Pick<ClassStatesService, 'restore'>
}> = async (app, { classStates }) => {
  const one = { schema: { params, response: { 200: SchoolClass } }, preHandler: app.requireProfile }

  app.post('/classes/:id/restore', one, (request) => classStates.restore(request.actor, request.params.id))
}
