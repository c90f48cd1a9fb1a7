import { DownloadLink } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { backupParams } from '../backup-params.ts'
import type { BackupFilesService } from './backup-files.service.ts'

/** `POST /backups/{id}/download-link`: a link that the browser itself downloads from, for an hour. */
export const createDownloadLinkRoute: FastifyPluginAsyncZod<{
  files: Pick<BackupFilesService, 'linkTo'>
}> = async (app, { files }) => {
  app.post(
    '/backups/:id/download-link',
    {
      preHandler: app.requireFreshSignIn,
      schema: { params: backupParams, response: { 200: DownloadLink } },
    },
    async ({ actor, params }) => files.linkTo(actor, params.id),
  )
}
