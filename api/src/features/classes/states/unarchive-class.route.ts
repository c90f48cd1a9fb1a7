import { ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassStatesService } from './class-states.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/unarchive`. */
export const unarchiveClassRoute: FastifyPluginAsyncZod<{
  classStates: Pick<ClassStatesService, 'unarchive'>
}> = async (app, { classStates }) => {
  const one = { schema: { params, response: { 200: SchoolClass } }, preHandler: app.requireProfile }

  app.post('/classes/:id/unarchive', one, (request) =>
    classStates.unarchive(request.actor, request.params.id),
  )
}
