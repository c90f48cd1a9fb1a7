import { DocumentFileList, ObjectIdString, TermReportsQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermReportsService } from './term-reports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** The packs of a term that can still be downloaded. */
export const listTermReportsRoute: FastifyPluginAsyncZod<{
  termReports: Pick<TermReportsService, 'list'>
}> = async (app, { termReports }) => {
  app.get(
    '/classes/:id/term-reports',
    { schema: { params, querystring: TermReportsQuery, response: { 200: DocumentFileList } } },
    async ({ actor, params: { id }, query: { term = null } }) => ({
      files: await termReports.list(actor, id, term),
    }),
  )
}
