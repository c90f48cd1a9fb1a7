import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { DocumentsService } from './documents.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** The bytes of a file, for its owner. It shows marks, so nothing may keep it. */
export const readDocumentFileRoute: FastifyPluginAsyncZod<{
  documents: Pick<DocumentsService, 'open'>
}> = async (app, { documents }) => {
  app.get('/documents/:id/file', { schema: { params } }, async ({ actor, params: { id } }, reply) => {
    const { name, object } = await documents.open(actor, id)
    return reply
      .headers({
        'content-type': object.contentType,
        'content-length': object.sizeBytes,
        'content-disposition': attachment(name, 'pdf', 'documents'),
        'cache-control': 'private, no-store',
      })
      .send(object.body)
  })
}
