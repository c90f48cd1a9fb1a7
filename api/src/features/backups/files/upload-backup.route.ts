import { AppError, Backup } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Readable } from 'node:stream'
import type { UploadsService } from './uploads.service.ts'

/** Media types that browsers send for such files, including the generic one. The content decides. */
const mediaTypes = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream']
const uploadsLimit = { max: 10 }

/** `POST /backups/uploads`: stores an archive from the person's device, to restore it. */
export const uploadBackupRoute: FastifyPluginAsyncZod<{ uploads: UploadsService }> = async (
  app,
  { uploads },
) => {
  app.addContentTypeParser(mediaTypes, async (_request: FastifyRequest, payload: Readable) => payload)

  app.post(
    '/backups/uploads',
    {
      config: { mediaTypes, rateLimit: uploadsLimit },
      schema: { response: { 201: Backup } },
      onRequest: [
        app.requireProfile,
        async ({ actor, headers }: FastifyRequest) =>
          uploads.admit(actor, Number(headers['content-length'] ?? 0)),
      ],
    },
    async ({ actor, body }, reply) => {
      if (!(body instanceof Readable)) throw new AppError('backups/not-an-archive')
      return reply.code(201).send(await uploads.receive(actor, body))
    },
  )
}
