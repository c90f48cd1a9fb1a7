import { ObjectIdString, StructureChanged, UndoStructureRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { UndoStructureChange } from './undo-structure-change.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /exams/{id}/structure/undo`: undoes the latest change of the questions. */
export const undoStructureChangeRoute: FastifyPluginAsyncZod<{
  undoStructureChange: UndoStructureChange
}> = async (app, { undoStructureChange }) => {
  const preHandler = app.requireProfile

  app.post(
    '/exams/:id/structure/undo',
    { schema: { params, body: UndoStructureRequest, response: { 200: StructureChanged } }, preHandler },
    (request) => undoStructureChange(request.actor, request.params.id, request.body.changeId),
  )
}
