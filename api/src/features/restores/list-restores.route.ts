import { RestoreList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RestoresService } from './restores.service.ts'

/** `GET /restores`: the person's restores, newest first. */
export const listRestoresRoute: FastifyPluginAsyncZod<{ restores: Pick<RestoresService, 'list'> }> = async (
  app,
  { restores },
) => {
  app.get('/restores', { schema: { response: { 200: RestoreList } } }, async ({ actor }) =>
    restores.list(actor),
  )
}
