import { CreateExamRequest, Exam, ObjectIdString, RequestKeyQuery } from '@classeur/contracts'
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
    {
      schema: { params, querystring: RequestKeyQuery, body: CreateExamRequest, response: { 201: Exam } },
      preHandler,
    },
    async ({ actor, params: { id }, query, body }, reply) =>
      reply.code(201).send(await exams.create(actor, id, { ...body, ...query })),
  )
}
