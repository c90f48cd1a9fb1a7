import { Backup, CreateBackup } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { workLimit } from './backup-params.ts'
import type { BackupsService } from './backups.service.ts'

/** `POST /backups`: makes a backup by hand. A repeated request returns the same one. */
export const createBackupRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'create'> }> = async (
  app,
  { backups },
) => {
  app.post(
    '/backups',
    {
      config: { rateLimit: workLimit },
      schema: { body: CreateBackup, response: { 202: Backup } },
      preHandler: app.requireProfile,
    },
    async ({ actor, body }, reply) => reply.code(202).send(await backups.create(actor, body)),
  )
}
