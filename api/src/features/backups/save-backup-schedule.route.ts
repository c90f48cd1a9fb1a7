import { BackupSchedule } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BackupsService } from './backups.service.ts'

/** `PUT /backup-schedule`: which backups are made by themselves. */
export const saveBackupScheduleRoute: FastifyPluginAsyncZod<{
  backups: Pick<BackupsService, 'setSchedule'>
}> = async (app, { backups }) => {
  app.put(
    '/backup-schedule',
    { schema: { body: BackupSchedule.strict(), response: { 200: BackupSchedule } } },
    async ({ actor, body }) => backups.setSchedule(actor, body),
  )
}
