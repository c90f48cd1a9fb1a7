import { AppError, MarksFile, ObjectIdString } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { acceptTables, tableMediaTypes, type FilePlaces } from '../imports/file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import type { MarkFilesService } from './mark-files.service.ts'

interface Options {
  markFiles: Pick<MarkFilesService, 'checkImport'>
  limits: Pick<RateLimits, 'importFiles'>
  filePlaces: FilePlaces
}

const params = z.strictObject({ id: ObjectIdString })

/** A CSV or XLSX file with marks as its rows of text; nothing of it is kept. */
export const readMarksFileRoute: FastifyPluginAsyncZod<Options> = async (
  app,
  { markFiles, limits, filePlaces },
) => {
  const { takePlace, leavePlace, read } = acceptTables(app, filePlaces)
  // Before anything is received: a file of somebody who may not write marks is not taken in.
  const checkImport = async (request: FastifyRequest) => {
    const { success, data } = params.safeParse(request.params)
    if (!success) throw new AppError('general/validation-failed')
    await markFiles.checkImport(request.actor, data.id)
  }

  app.post(
    '/exams/:id/marks/file',
    {
      schema: { params, response: { 200: MarksFile } },
      config: { mediaTypes: tableMediaTypes, rateLimit: { max: limits.importFiles } },
      onRequest: [app.requireProfile, checkImport, takePlace],
      onResponse: leavePlace,
    },
    async (request, reply) => {
      const json = await read(request, reply, 'marks')
      // The thread has written the answer by its schema already.
      return json === null ? reply : reply.type('application/json; charset=utf-8').send(json as never)
    },
  )
}
