import { MarkingPresent } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ListMarkingPresent } from './list-marking-present.ts'

/** `GET /marking/present`: colleagues who are entering marks in sheets that this person marks too. */
export const listMarkingPresentRoute: FastifyPluginAsyncZod<{
  listMarkingPresent: ListMarkingPresent
}> = async (app, { listMarkingPresent }) => {
  app.get('/marking/present', { schema: { response: { 200: MarkingPresent } } }, (request) =>
    listMarkingPresent(request.actor),
  )
}
