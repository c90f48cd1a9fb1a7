import { ChangeErrorTypeRequest, ErrorTypeList, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ErrorTypesService } from './error-types.service.ts'

/** `PATCH /school/error-types/{id}`: changes the fields sent, or restores a retired type. */
export const changeErrorTypeRoute: FastifyPluginAsyncZod<{
  errorTypes: Pick<ErrorTypesService, 'change'>
}> = async (app, { errorTypes }) => {
  const preHandler = app.requireProfile

  app.patch(
    '/school/error-types/:id',
    {
      preHandler,
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: ChangeErrorTypeRequest,
        response: { 200: ErrorTypeList },
      },
    },
    ({ actor, params, body }) => errorTypes.change(actor, params.id, body),
  )
}
