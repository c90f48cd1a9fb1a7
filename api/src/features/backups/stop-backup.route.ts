import { Backup } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { backupParams } from './backup-params.ts'
import type { BackupsService } from './backups.service.ts'

/** `POST /backups/{id}/stop`: stops a backup that is being made. */
export const stopBackupRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'stop'> }> = async (
  app,
  { backups },
) => {
  app.post(
    '/backups/:id/stop',
    { schema: { params: backupParams, response: { 200: Backup } } },
    async ({ actor, params }) => backups.stop(actor, params.id),
  )
}
