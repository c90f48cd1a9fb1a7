import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CreateStudentReport } from './student-report.ts'

const params = z.strictObject({ id: ObjectIdString, studentId: ObjectIdString })

/** The name as a browser saves it: RFC 6266, with a plain form for those that know no other. */
const attachment = (name: string) => {
  const encoded = encodeURIComponent(name.replaceAll('/', '-')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="report.pdf"; filename*=UTF-8''${encoded}.pdf`
}

/** One A4 page about a student, as PDF. */
export const studentReportRoute: FastifyPluginAsyncZod<{ createReport: CreateStudentReport }> = async (
  app,
  { createReport },
) => {
  app.get(
    '/classes/:id/students/:studentId/report.pdf',
    { schema: { params } },
    async ({ actor, params: { id, studentId } }, reply) => {
      const { pdf, name } = await createReport(actor, id, studentId)
      return reply
        .headers({ 'content-type': 'application/pdf', 'content-disposition': attachment(name) })
        .send(pdf)
    },
  )
}
