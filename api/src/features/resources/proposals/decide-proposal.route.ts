import { DecideItemProposalRequest, Resource } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { itemParams } from '../access/resource-params.ts'
import type { DecideProposal } from './decide-proposal.ts'

/** `POST /resources/{id}/items/{itemId}/proposal`. */
export const decideProposalRoute: FastifyPluginAsyncZod<{ decideProposal: DecideProposal }> = async (
  app,
  { decideProposal },
) => {
  app.post(
    '/resources/:id/items/:itemId/proposal',
    {
      schema: { params: itemParams, body: DecideItemProposalRequest, response: { 200: Resource } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => decideProposal(actor, params.id, params.itemId, body),
  )
}
