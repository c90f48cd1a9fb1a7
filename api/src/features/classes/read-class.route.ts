import { ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassesService } from './classes.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}`: one class. */
export const readClassRoute: FastifyPluginAsyncZod<{ classes: Pick<ClassesService, 'get'> }> = async (
  app,
  { classes },
) => {
  app.get('/classes/:id', { schema: { params, response: { 200: SchoolClass } } }, (request) =>
    classes.get(request.actor, request.params.id),
  )
}
