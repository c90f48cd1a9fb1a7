import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `DELETE /exams/{id}`: moves an exam to the trash. */
export const removeExamRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'remove'> }> = async (
  app,
  { exams },
) => {
  const preHandler = app.requireProfile

  app.delete(
    '/exams/:id',
    { schema: { params, response: { 204: z.null() } }, preHandler },
    async (request, reply) => {
      await exams.remove(request.actor, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
