import { CreateClassRequest, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ClassesService } from './classes.service.ts'

/** `POST /classes`: creates a class. */
export const createClassRoute: FastifyPluginAsyncZod<{ classes: Pick<ClassesService, 'create'> }> = async (
  app,
  { classes },
) => {
  app.post(
    '/classes',
    {
      schema: { body: CreateClassRequest, response: { 201: SchoolClass } },
      preHandler: app.requireProfile,
    },
    async (request, reply) => reply.code(201).send(await classes.create(request.actor, request.body)),
  )
}
