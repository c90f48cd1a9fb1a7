import { AppError, ImportFileContent } from '@classeur/contracts'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { handleError } from '../../errors/error-handler.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { importLimits } from '../../services/imports/import-limits.ts'
import { createImportPlaces } from '../../services/imports/import-places.ts'
import { readInThread } from '../../services/imports/read-in-thread.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the place of a file that is read; null when it has none. */
    leavePlace: (() => void) | null
  }
}

/** What browsers call such files, or the one name for whatever it is: the content decides. */
const mediaTypes = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Two at a time leave the event loop of a small machine alone; more than ten megabytes' worth of people wait elsewhere. */
const places = { running: 2, all: 8, perPerson: 2 }

const isTooLarge = (error: FastifyError) => error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

/** `POST /import-files`: the file as the body; nothing of it is kept. */
export const readImportFileRoute: FastifyPluginAsyncZod<{ limits: Pick<RateLimits, 'importFiles'> }> = async (
  app,
  { limits },
) => {
  const { take, inTurn } = createImportPlaces(places)
  const { fileBytes } = importLimits

  app.addContentTypeParser(mediaTypes, { parseAs: 'buffer', bodyLimit: fileBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.decorateRequest('leavePlace', null)
  const takePlace = async (request: FastifyRequest) => {
    request.leavePlace = take(request.actor.userId)
  }

  app.post(
    '/import-files',
    {
      schema: { response: { 200: ImportFileContent } },
      config: { mediaTypes, rateLimit: { max: limits.importFiles } },
      bodyLimit: fileBytes,
      onRequest: [app.requireProfile, takePlace],
      onResponse: async (request) => request.leavePlace?.(),
      errorHandler: (error, request, reply) =>
        handleError(
          isTooLarge(error) ? new AppError('imports/too-large', { bytes: fileBytes }) : error,
          request,
          reply,
        ),
    },
    async (request, reply) => {
      const file = request.body
      if (!Buffer.isBuffer(file) || file.byteLength === 0) throw new AppError('imports/unreadable')
      const log = (cause: string) => request.log.warn({ cause }, 'a file for an import was given up')
      const json = await inTurn(() => readInThread(file, log))
      // The thread has written the answer by its schema already.
      return reply.type('application/json; charset=utf-8').send(json as never)
    },
  )
}
