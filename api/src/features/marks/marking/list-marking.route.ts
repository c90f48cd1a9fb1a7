import { MarkingList, MarkingPresent } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ListMarkingPresent } from './list-marking-present.ts'
import type { ListMarking } from './list-marking.ts'

interface ListMarkingOptions {
  listMarking: ListMarking
  listMarkingPresent: ListMarkingPresent
}

/** `GET /marking`: mark sheets with marks to enter. `GET /marking/present`: colleagues who are entering marks in them. */
export const listMarkingRoute: FastifyPluginAsyncZod<ListMarkingOptions> = async (
  app,
  { listMarking, listMarkingPresent },
) => {
  app.get('/marking', { schema: { response: { 200: MarkingList } } }, (request) => listMarking(request.actor))

  app.get('/marking/present', { schema: { response: { 200: MarkingPresent } } }, (request) =>
    listMarkingPresent(request.actor),
  )
}
