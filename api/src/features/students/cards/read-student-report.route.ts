import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { CreateStudentReport } from './student-report.ts'

const params = z.strictObject({ id: ObjectIdString, studentId: ObjectIdString })

/** Returns one A4 page about a student as PDF. */
export const readStudentReportRoute: FastifyPluginAsyncZod<{ createReport: CreateStudentReport }> = async (
  app,
  { createReport },
) => {
  app.get(
    '/classes/:id/students/:studentId/report.pdf',
    { schema: { params } },
    async ({ actor, params: { id, studentId } }, reply) => {
      const { pdf, name } = await createReport(actor, id, studentId)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': attachment(name, 'pdf', 'report'),
        })
        .send(pdf)
    },
  )
}
