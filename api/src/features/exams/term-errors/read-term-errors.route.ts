import { ObjectIdString, TermErrors, TermErrorsQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermErrorsService } from './term-errors.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/errors`: the errors of a class in several exams, by skill and by error type. */
export const readTermErrorsRoute: FastifyPluginAsyncZod<{
  termErrors: Pick<TermErrorsService, 'read'>
}> = async (app, { termErrors }) => {
  app.get(
    '/classes/:id/errors',
    { schema: { params, querystring: TermErrorsQuery, response: { 200: TermErrors } } },
    (request) => termErrors.read(request.actor, request.params.id, request.query),
  )
}
