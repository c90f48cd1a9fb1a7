import { MarkingList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ListMarking } from '../../services/exams/list-marking.ts'

/** `GET /marking`: where somebody can go on entering marks. */
export const listMarkingRoute: FastifyPluginAsyncZod<{ listMarking: ListMarking }> = async (
  app,
  { listMarking },
) => {
  app.get('/marking', { schema: { response: { 200: MarkingList } } }, (request) => listMarking(request.actor))
}
