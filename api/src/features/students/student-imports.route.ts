import { ImportResult, ImportStudentsRequest, ObjectIdString, StudentImportList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentImportsService } from './student-imports.service.ts'

const params = z.strictObject({ id: ObjectIdString })
/** 5,000 rows of 800 bytes. */
const bodyLimit = 4 * 1024 * 1024

/** Imports of students into a class: commit, list, undo. */
export const studentImportsRoute: FastifyPluginAsyncZod<{ imports: StudentImportsService }> = async (
  app,
  { imports },
) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/imports',
    {
      schema: { params, body: ImportStudentsRequest, response: { 200: ImportResult } },
      ...{ preHandler, bodyLimit },
    },
    ({ actor, params: { id }, body }) => imports.commit(actor, id, body),
  )

  app.get(
    '/classes/:id/imports',
    { schema: { params, response: { 200: StudentImportList } } },
    ({ actor, params: { id } }) => imports.list(actor, id),
  )

  app.post(
    '/classes/:id/imports/:importId/undo',
    {
      schema: { params: params.extend({ importId: ObjectIdString }), response: { 200: ImportResult } },
      preHandler,
    },
    ({ actor, params: { id, importId } }) => imports.undo(actor, id, importId),
  )
}
