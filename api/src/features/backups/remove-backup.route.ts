import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backupParams } from './backup-params.ts'
import type { BackupsService } from './backups.service.ts'

/** `DELETE /backups/{id}`: deletes a backup. */
export const removeBackupRoute: FastifyPluginAsyncZod<{ backups: Pick<BackupsService, 'remove'> }> = async (
  app,
  { backups },
) => {
  app.delete(
    '/backups/:id',
    { schema: { params: backupParams, response: { 204: z.null() } } },
    async ({ actor, params }, reply) => {
      await backups.remove(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
