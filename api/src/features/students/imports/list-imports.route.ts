import { ObjectIdString, StudentImportList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentImportsService } from './student-imports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/imports`. */
export const listImportsRoute: FastifyPluginAsyncZod<{
  imports: Pick<StudentImportsService, 'list'>
}> = async (app, { imports }) => {
  app.get(
    '/classes/:id/imports',
    { schema: { params, response: { 200: StudentImportList } } },
    ({ actor, params: { id } }) => imports.list(actor, id),
  )
}
