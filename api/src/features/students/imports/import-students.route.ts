import { ImportResult, ImportStudentsRequest, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentImportsService } from './student-imports.service.ts'

const params = z.strictObject({ id: ObjectIdString })
/** 5,000 rows of 800 bytes. */
const bodyLimit = 4 * 1024 * 1024

/** `POST /classes/{id}/imports`: imports students as previewed. */
export const importStudentsRoute: FastifyPluginAsyncZod<{
  imports: Pick<StudentImportsService, 'commit'>
}> = async (app, { imports }) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/imports',
    {
      schema: { params, body: ImportStudentsRequest, response: { 200: ImportResult } },
      ...{ preHandler, bodyLimit },
    },
    ({ actor, params: { id }, body }) => imports.commit(actor, id, body),
  )
}
