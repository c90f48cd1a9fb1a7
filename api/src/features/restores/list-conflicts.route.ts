import { Cursor, ObjectIdString, RestoreConflictPage } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { restoreParams } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

const ConflictQuery = z.strictObject({ cursor: Cursor.optional(), class: ObjectIdString.optional() })

/** `GET /restores/{id}/conflicts`: a page of the marks that changed here after the backup, and differ from it. */
export const listConflictsRoute: FastifyPluginAsyncZod<{
  restores: Pick<RestoresService, 'listConflicts'>
}> = async (app, { restores }) => {
  app.get(
    '/restores/:id/conflicts',
    { schema: { params: restoreParams, querystring: ConflictQuery, response: { 200: RestoreConflictPage } } },
    async ({ actor, params, query }) => restores.listConflicts(actor, params.id, query),
  )
}
