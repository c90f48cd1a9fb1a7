import { AppError, ImportFileContent } from '@classeur/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Readable } from 'node:stream'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { createImportPlaces } from '../../services/imports/import-places.ts'
import { receiveFile } from '../../services/imports/receive-file.ts'
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

/** `POST /import-files`: the file as the body; nothing of it is kept. */
export const readImportFileRoute: FastifyPluginAsyncZod<{ limits: Pick<RateLimits, 'importFiles'> }> = async (
  app,
  { limits },
) => {
  const { take, inTurn } = createImportPlaces(places)

  app.addContentTypeParser(mediaTypes, async (request: FastifyRequest, payload: Readable) => {
    const expected = request.headers['content-length']
    return receiveFile(payload, expected === undefined ? null : Number(expected))
  })
  app.decorateRequest('leavePlace', null)
  const takePlace = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = take(request.actor.userId)
    request.leavePlace = leave
    // Somebody who goes away while the file is being sent gets no response; afterwards it is up to the handler.
    reply.raw.once('close', leave)
  }

  /** Null when nobody waits for it any more. */
  const read = (file: Uint8Array<ArrayBuffer>, request: FastifyRequest, reply: FastifyReply) => {
    const log = (cause: string) => request.log.warn({ cause }, 'a file for an import was given up')
    return inTurn(async () => (reply.raw.destroyed ? null : readInThread(file, log)))
  }

  app.post(
    '/import-files',
    {
      schema: { response: { 200: ImportFileContent } },
      config: { mediaTypes, rateLimit: { max: limits.importFiles } },
      onRequest: [app.requireProfile, takePlace],
      onResponse: async (request) => request.leavePlace?.(),
    },
    async (request, reply) => {
      const { body: file, leavePlace: leave } = request
      if (!(file instanceof Uint8Array) || file.byteLength === 0) throw new AppError('imports/unreadable')
      // A file that is read takes its memory and its thread whether or not anybody waits for the answer.
      if (leave) reply.raw.off('close', leave)
      try {
        const json = await read(file as Uint8Array<ArrayBuffer>, request, reply)
        if (json === null) return reply
        // The thread has written the answer by its schema already.
        return reply.type('application/json; charset=utf-8').send(json as never)
      } finally {
        if (reply.raw.destroyed) leave?.()
        else if (leave) reply.raw.once('close', leave)
      }
    },
  )
}
