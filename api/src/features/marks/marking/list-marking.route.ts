import { MarkingList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ListMarking } from './list-marking.ts'

/** `GET /marking`: mark sheets with marks to enter. */
export const listMarkingRoute: FastifyPluginAsyncZod<{ listMarking: ListMarking }> = async (
  app,
  { listMarking },
) => {
  app.get('/marking', { schema: { response: { 200: MarkingList } } }, (request) => listMarking(request.actor))
}
