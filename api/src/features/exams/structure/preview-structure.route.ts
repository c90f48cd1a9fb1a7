import { ChangeStructureRequest, ObjectIdString, StructurePreview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamStructureService } from './exam-structure.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /exams/{id}/structure/preview`: the effects of changing the questions. */
export const previewStructureRoute: FastifyPluginAsyncZod<{
  examStructure: Pick<ExamStructureService, 'preview'>
}> = async (app, { examStructure }) => {
  const preHandler = app.requireProfile

  app.post(
    '/exams/:id/structure/preview',
    { schema: { params, body: ChangeStructureRequest, response: { 200: StructurePreview } }, preHandler },
    (request) => examStructure.preview(request.actor, request.params.id, request.body),
  )
}
