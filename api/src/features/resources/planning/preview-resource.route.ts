import { MissedBelowQuery, ResourcePreview, ResourceRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { PreviewResource } from './preview-resource.ts'

/** `POST /exams/{id}/resource-preview`. */
export const previewResourceRoute: FastifyPluginAsyncZod<{ previewResource: PreviewResource }> = async (
  app,
  { previewResource },
) => {
  app.post(
    '/exams/:id/resource-preview',
    {
      schema: {
        ...{ params: resourceParams, querystring: MissedBelowQuery },
        ...{ body: ResourceRequest, response: { 200: ResourcePreview } },
      },
      preHandler: app.requireProfile,
    },
    ({ actor, params, query, body }) => previewResource(actor, params.id, { ...body, ...query }),
  )
}
