import { EmptyTrashQuery, TrashEmptied } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { TrashService } from './trash.service.ts'

/** `DELETE /trash`: deletes for good what is in the trash. */
export const emptyTrashRoute: FastifyPluginAsyncZod<{ trash: Pick<TrashService, 'empty'> }> = async (
  app,
  { trash },
) => {
  app.delete(
    '/trash',
    {
      schema: { querystring: EmptyTrashQuery, response: { 200: TrashEmptied } },
      preHandler: app.requireProfile,
    },
    ({ actor, query }) => trash.empty(actor, query),
  )
}
