import { ChangeClassRequest, ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassesService } from './classes.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `PATCH /classes/{id}`: changes the fields sent. */
export const changeClassRoute: FastifyPluginAsyncZod<{ classes: Pick<ClassesService, 'change'> }> = async (
  app,
  { classes },
) => {
  app.patch(
    '/classes/:id',
    {
      schema: { params, body: ChangeClassRequest, response: { 200: SchoolClass } },
      preHandler: app.requireProfile,
    },
    (request) => classes.change(request.actor, request.params.id, request.body),
  )
}
