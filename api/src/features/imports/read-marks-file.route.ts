import { AppError, MarksFile, ObjectIdString } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { acceptTables, tableMediaTypes, type FileQueue } from './file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import type { Actor } from '@classeur/domain/access'

export interface ReadMarksFileOptions {
  /** @throws AppError if the person may not write the marks of the exam */
  checkMarksImport: (actor: Actor, examId: string) => Promise<void>
  limits: Pick<RateLimits, 'importFiles'>
  importQueue: FileQueue
}

const params = z.strictObject({ id: ObjectIdString })

/** Reads a CSV or XLSX file with marks and returns its rows of text; doesn't store the file. */
export const readMarksFileRoute: FastifyPluginAsyncZod<ReadMarksFileOptions> = async (
  app,
  { checkMarksImport, limits, importQueue },
) => {
  const { enterQueue, leaveQueue, read } = acceptTables(app, importQueue)
  // Check before receiving anything, so that nobody uploads a file that they may not import.
  const checkImport = async (request: FastifyRequest) => {
    const { success, data } = params.safeParse(request.params)
    if (!success) throw new AppError('general/validation-failed')
    await checkMarksImport(request.actor, data.id)
  }

  app.post(
    '/exams/:id/marks/file',
    {
      schema: { params, response: { 200: MarksFile } },
      config: { mediaTypes: tableMediaTypes, rateLimit: { max: limits.importFiles } },
      onRequest: [app.requireProfile, checkImport, enterQueue],
      onResponse: leaveQueue,
    },
    async (request, reply) => {
      const json = await read(request, reply, 'marks')
      // The thread has already validated the response with its schema.
      return json === null ? reply : reply.type('application/json; charset=utf-8').send(json as never)
    },
  )
}
