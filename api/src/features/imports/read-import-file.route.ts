import { ImportFileContent } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { acceptTables, tableMediaTypes, type FileQueue } from './file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'

interface Options {
  limits: Pick<RateLimits, 'importFiles'>
  importQueue: FileQueue
}

/** `POST /import-files`: reads the file in the body; doesn't store it. */
export const readImportFileRoute: FastifyPluginAsyncZod<Options> = async (app, { limits, importQueue }) => {
  const { enterQueue, leaveQueue, read } = acceptTables(app, importQueue)

  app.post(
    '/import-files',
    {
      schema: { response: { 200: ImportFileContent } },
      config: { mediaTypes: tableMediaTypes, rateLimit: { max: limits.importFiles } },
      onRequest: [app.requireProfile, enterQueue],
      onResponse: leaveQueue,
    },
    async (request, reply) => {
      const json = await read(request, reply, 'list')
      // The thread has already validated the response with its schema.
      return json === null ? reply : reply.type('application/json; charset=utf-8').send(json as never)
    },
  )
}
