import { ImportFileContent } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { acceptTables, tableMediaTypes, type FilePlaces } from './file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'

interface Options {
  limits: Pick<RateLimits, 'importFiles'>
  filePlaces: FilePlaces
}

/** `POST /import-files`: the file as the body; nothing of it is kept. */
export const readImportFileRoute: FastifyPluginAsyncZod<Options> = async (app, { limits, filePlaces }) => {
  const { takePlace, leavePlace, read } = acceptTables(app, filePlaces)

  app.post(
    '/import-files',
    {
      schema: { response: { 200: ImportFileContent } },
      config: { mediaTypes: tableMediaTypes, rateLimit: { max: limits.importFiles } },
      onRequest: [app.requireProfile, takePlace],
      onResponse: leavePlace,
    },
    async (request, reply) => {
      const json = await read(request, reply, 'list')
      // The thread has written the answer by its schema already.
      return json === null ? reply : reply.type('application/json; charset=utf-8').send(json as never)
    },
  )
}
