import { ResourceForm, ResourceFormQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { ReadExamFigures } from '../figures/exam-figures.ts'
import { resourceFormOf } from './resource-form.ts'

/** `GET /exams/{id}/resource-form`. */
export const readResourceFormRoute: FastifyPluginAsyncZod<{ readFigures: ReadExamFigures }> = async (
  app,
  { readFigures },
) => {
  app.get(
    '/exams/:id/resource-form',
    {
      schema: {
        params: resourceParams,
        querystring: ResourceFormQuery,
        response: { 200: ResourceForm },
      },
    },
    async ({ actor, params, query }) =>
      resourceFormOf(await readFigures(actor, 'resource:read', params.id), query.missedBelow),
  )
}
