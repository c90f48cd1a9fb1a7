import { Backup, ExportAccount } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { workLimit } from './backup-params.ts'
import type { BackupsService } from './backups.service.ts'

/** `POST /account/export`: makes an archive of all data of the person. A repeated request returns the same one. */
export const exportAccountRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'export'> }> = async (
  app,
  { backups },
) => {
  app.post(
    '/account/export',
    {
      config: { rateLimit: workLimit },
      preHandler: app.requireFreshSignIn,
      schema: { body: ExportAccount, response: { 202: Backup } },
    },
    async ({ actor, body }, reply) => reply.code(202).send(await backups.export(actor, body.requestKey)),
  )
}
