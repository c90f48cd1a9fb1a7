import { TrashPage, TrashQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { TrashService } from './trash.service.ts'

/** `GET /trash`: what the person may restore, the first to expire first. */
export const listTrashRoute: FastifyPluginAsyncZod<{ trash: Pick<TrashService, 'list'> }> = async (
  app,
  { trash },
) => {
  app.get(
    '/trash',
    { schema: { querystring: TrashQuery, response: { 200: TrashPage } } },
    ({ actor, query }) => trash.list(actor, query),
  )
}
