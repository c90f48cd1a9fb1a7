import { ImportResult, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentImportsService } from './student-imports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/imports/{importId}/undo`. */
export const undoImportRoute: FastifyPluginAsyncZod<{
  imports: Pick<StudentImportsService, 'undo'>
}> = async (app, { imports }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/imports/:importId/undo',
    {
      schema: { params: params.extend({ importId: ObjectIdString }), response: { 200: ImportResult } },
      preHandler,
    },
    ({ actor, params: { id, importId } }) => imports.undo(actor, id, importId),
  )
}
