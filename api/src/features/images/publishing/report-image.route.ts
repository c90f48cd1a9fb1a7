import { ObjectIdString, ReportImageRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImageReports } from './image-reports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /published-images/{id}/report`: hides the picture from the reporter at once; one report per person. */
export const reportImageRoute: FastifyPluginAsyncZod<{ imageReports: Pick<ImageReports, 'report'> }> = async (
  app,
  { imageReports },
) => {
  app.post(
    '/published-images/:id/report',
    { schema: { params, body: ReportImageRequest, response: { 204: z.null() } } },
    async (request, reply) => {
      await imageReports.report(request.actor, request.params.id, request.body)
      return reply.code(204).send(null)
    },
  )
}
