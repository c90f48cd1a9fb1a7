import { ChangeStructureRequest, ObjectIdString, StructureChanged } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamStructureService } from './exam-structure.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `PUT /exams/{id}/structure`: changes the questions. */
export const changeStructureRoute: FastifyPluginAsyncZod<{
  examStructure: Pick<ExamStructureService, 'change'>
}> = async (app, { examStructure }) => {
  const preHandler = app.requireProfile

  app.put(
    '/exams/:id/structure',
    { schema: { params, body: ChangeStructureRequest, response: { 200: StructureChanged } }, preHandler },
    (request) => examStructure.change(request.actor, request.params.id, request.body),
  )
}
