import { ErrorTypeList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ErrorTypesService } from './error-types.service.ts'

/** `GET /school/error-types`: the error types that the person's school has added. */
export const listErrorTypesRoute: FastifyPluginAsyncZod<{
  errorTypes: Pick<ErrorTypesService, 'list'>
}> = async (app, { errorTypes }) => {
  const preHandler = app.requireProfile

  app.get('/school/error-types', { preHandler, schema: { response: { 200: ErrorTypeList } } }, ({ actor }) =>
    errorTypes.list(actor),
  )
}
