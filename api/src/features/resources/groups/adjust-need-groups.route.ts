import { AdjustNeedGroupsRequest, ExamNeedGroups } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { resourceParams } from '../access/resource-params.ts'
import type { AdjustNeedGroups } from './adjust-need-groups.ts'

/** `POST /exams/{id}/need-groups`. */
export const adjustNeedGroupsRoute: FastifyPluginAsyncZod<{ adjustNeedGroups: AdjustNeedGroups }> = async (
  app,
  { adjustNeedGroups },
) => {
  app.post(
    '/exams/:id/need-groups',
    {
      schema: {
        params: resourceParams,
        body: AdjustNeedGroupsRequest,
        response: { 200: ExamNeedGroups },
      },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => adjustNeedGroups(actor, params.id, body),
  )
}
