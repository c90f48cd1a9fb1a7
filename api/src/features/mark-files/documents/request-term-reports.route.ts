import { GenerationAccepted, ObjectIdString, TermReportsRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermReportsService } from './term-reports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** Answers 202 once the request is stored; a worker makes the pack. */
export const requestTermReportsRoute: FastifyPluginAsyncZod<{
  termReports: Pick<TermReportsService, 'request'>
}> = async (app, { termReports }) => {
  app.post(
    '/classes/:id/term-reports',
    { schema: { params, body: TermReportsRequest, response: { 202: GenerationAccepted } } },
    async ({ actor, params: { id }, body }, reply) =>
      reply.code(202).send(await termReports.request(actor, id, body)),
  )
}
