import { CheckBackup, Restore } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { workLimit } from './restore-params.ts'
import type { RestoresService } from './restores.service.ts'

/** `POST /restores`: begins the check of a backup. A repeated request returns the same one. */
export const checkBackupRoute: FastifyPluginAsyncZod<{ restores: Pick<RestoresService, 'check'> }> = async (
  app,
  { restores },
) => {
  app.post(
    '/restores',
    {
      config: { rateLimit: workLimit },
      schema: { body: CheckBackup, response: { 202: Restore } },
      preHandler: app.requireProfile,
    },
    async ({ actor, body }, reply) => reply.code(202).send(await restores.check(actor, body)),
  )
}
