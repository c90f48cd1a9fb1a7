import { Backup } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { backupParams, workLimit } from './backup-params.ts'
import type { BackupsService } from './backups.service.ts'

/** `POST /backups/{id}/verify`: has the whole archive read again. */
export const verifyBackupRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'verify'> }> = async (
  app,
  { backups },
) => {
  app.post(
    '/backups/:id/verify',
    {
      config: { rateLimit: workLimit },
      schema: { params: backupParams, response: { 202: Backup } },
    },
    async ({ actor, params }, reply) => reply.code(202).send(await backups.verify(actor, params.id)),
  )
}
