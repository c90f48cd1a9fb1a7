import { BackupList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BackupsService } from './backups.service.ts'

/** `GET /backups`: the person's backups, newest first, and the schedule. */
export const listBackupsRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'list'> }> = async (
  app,
  { backups },
) => {
  app.get('/backups', { schema: { response: { 200: BackupList } } }, async ({ actor }) => backups.list(actor))
}
