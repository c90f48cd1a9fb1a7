import {
  ChangeExamRequest,
  CreateExamRequest,
  Exam,
  ExamList,
  ExamQuery,
  ObjectIdString,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: Exam } }

/** The exams of a class: create, list, read, change, to the trash and back. */
export const examsRoute: FastifyPluginAsyncZod<{ exams: ExamsService }> = async (app, { exams }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/exams',
    { schema: { params, body: CreateExamRequest, response: { 201: Exam } }, preHandler },
    async (request, reply) =>
      reply.code(201).send(await exams.create(request.actor, request.params.id, request.body)),
  )

  app.get(
    '/classes/:id/exams',
    { schema: { params, querystring: ExamQuery, response: { 200: ExamList } } },
    (request) => exams.list(request.actor, request.params.id, request.query),
  )

  app.get('/exams/:id', { schema: one }, (request) => exams.get(request.actor, request.params.id))

  app.patch('/exams/:id', { schema: { ...one, body: ChangeExamRequest }, preHandler }, (request) =>
    exams.change(request.actor, request.params.id, request.body),
  )

  app.delete(
    '/exams/:id',
    { schema: { params, response: { 204: z.null() } }, preHandler },
    async (request, reply) => {
      await exams.remove(request.actor, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post('/exams/:id/restore', { schema: one, preHandler }, (request) =>
    exams.restore(request.actor, request.params.id),
  )
}
