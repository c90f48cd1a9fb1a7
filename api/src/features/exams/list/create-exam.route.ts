import { CreateExamRequest, Exam, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/exams`: creates an exam. */
export const createExamRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'create'> }> = async (
  app,
  { exams },
) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/exams',
    { schema: { params, body: CreateExamRequest, response: { 201: Exam } }, preHandler },
    async (request, reply) =>
      reply.code(201).send(await exams.create(request.actor, request.params.id, request.body)),
  )
}
