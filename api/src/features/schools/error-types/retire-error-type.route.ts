import { ErrorTypeList, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ErrorTypesService } from './error-types.service.ts'

/** `DELETE /school/error-types/{id}`: retires an error type, which marks keep. */
export const retireErrorTypeRoute: FastifyPluginAsyncZod<{
  errorTypes: Pick<ErrorTypesService, 'retire'>
}> = async (app, { errorTypes }) => {
  const preHandler = app.requireProfile

  app.delete(
    '/school/error-types/:id',
    {
      preHandler,
      schema: { params: z.strictObject({ id: ObjectIdString }), response: { 200: ErrorTypeList } },
    },
    ({ actor, params }) => errorTypes.retire(actor, params.id),
  )
}
