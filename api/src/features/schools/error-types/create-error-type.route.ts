import { CreateErrorTypeRequest, ErrorType } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorTypesService } from './error-types.service.ts'

/** `POST /school/error-types`. */
export const createErrorTypeRoute: FastifyPluginAsyncZod<{
  errorTypes: Pick<ErrorTypesService, 'create'>
}> = async (app, { errorTypes }) => {
  const preHandler = app.requireProfile

  app.post(
    '/school/error-types',
    { preHandler, schema: { body: CreateErrorTypeRequest, response: { 201: ErrorType } } },
    async ({ actor, body }, reply) => reply.code(201).send(await errorTypes.create(actor, body)),
  )
}
