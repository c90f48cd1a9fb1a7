import { DuplicateClassRequest, ObjectIdString, SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createDuplicateClass } from './duplicate-class.ts'
import type { ClassCore } from './create-class-core.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/duplicate`. */
export const duplicateClassRoute: FastifyPluginAsyncZod<{ core: ClassCore }> = async (app, { core }) => {
  const duplicate = createDuplicateClass(core)
  app.post(
    '/classes/:id/duplicate',
    {
      schema: { params, body: DuplicateClassRequest, response: { 201: SchoolClass } },
      preHandler: app.requireProfile,
    },
    async (request, reply) =>
      reply.code(201).send(await duplicate(request.actor, request.params.id, request.body)),
  )
}
