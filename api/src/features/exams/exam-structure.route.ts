import {
  ChangeStructureRequest,
  ObjectIdString,
  StructureChanged,
  StructurePreview,
  UndoStructureRequest,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamStructureService } from './exam-structure.service.ts'
import type { UndoStructureChange } from './undo-structure-change.ts'

const params = z.strictObject({ id: ObjectIdString })

/** The questions of an exam: what a change would do, doing it, taking it back. */
export const examStructureRoute: FastifyPluginAsyncZod<{
  examStructure: ExamStructureService
  undoStructureChange: UndoStructureChange
}> = async (app, { examStructure, undoStructureChange }) => {
  const preHandler = app.requireProfile

  app.post(
    '/exams/:id/structure/preview',
    { schema: { params, body: ChangeStructureRequest, response: { 200: StructurePreview } }, preHandler },
    (request) => examStructure.preview(request.actor, request.params.id, request.body),
  )

  app.put(
    '/exams/:id/structure',
    { schema: { params, body: ChangeStructureRequest, response: { 200: StructureChanged } }, preHandler },
    (request) => examStructure.change(request.actor, request.params.id, request.body),
  )

  app.post(
    '/exams/:id/structure/undo',
    { schema: { params, body: UndoStructureRequest, response: { 200: StructureChanged } }, preHandler },
    (request) => undoStructureChange(request.actor, request.params.id, request.body.changeId),
  )
}
