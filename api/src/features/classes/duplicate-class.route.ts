import { DuplicateClassRequest, ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DuplicateClass } from './duplicate-class.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/duplicate`. */
export const duplicateClassRoute: FastifyPluginAsyncZod<{ duplicateClass: DuplicateClass }> = async (
  app,
  { duplicateClass },
) => {
  app.post(
    '/classes/:id/duplicate',
    {
      schema: { params, body: DuplicateClassRequest, response: { 201: SchoolClass } },
      preHandler: app.requireProfile,
    },
    async (request, reply) =>
      reply.code(201).send(await duplicateClass(request.actor, request.params.id, request.body)),
  )
}
