import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { createFileQueue, type FileQueue, type FileQueueLimits } from '../../load/file-queue.ts'
import { readInThread, type ReadKind } from './read-in-thread.ts'
import { receiveFile } from './receive-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the place of a file that is read; null when it has none. */
    leaveQueue: (() => void) | null
  }
}

/** What browsers call such files, or the one name for whatever it is: the content decides. */
export const tableMediaTypes = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Two at a time leave the event loop of a small machine alone; more than ten megabytes' worth of people wait elsewhere. */
const limits: FileQueueLimits = { running: 2, all: 8, perPerson: 2, busy: 'imports/busy' }

/** One for the process: whatever files are for, they wait in one line. */
export const createImportQueue = () => createFileQueue(limits)
export type { FileQueue }

/** For routes of this plugin whose body is a CSV or XLSX file: takes it in, and reads it in a thread. */
export function acceptTables(app: FastifyInstance, { enter, inTurn }: FileQueue) {
  app.addContentTypeParser(tableMediaTypes, async (request: FastifyRequest, payload: Readable) => {
    const expected = request.headers['content-length']
    return receiveFile(payload, expected === undefined ? null : Number(expected))
  })
  app.decorateRequest('leaveQueue', null)

  return {
    /** onRequest hook, before anything is received. @throws AppError `imports/busy` */
    async enterQueue(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const leave = enter(request.actor.userId)
      request.leaveQueue = leave
      // Somebody who goes away while the file is being sent gets no response; afterwards it is up to the handler.
      reply.raw.once('close', leave)
    },

    leaveQueue: async (request: FastifyRequest): Promise<void> => request.leaveQueue?.(),

    /**
     * What is in the file, as the JSON that is sent; null when nobody waits for it any more.
     * @throws AppError `imports/unreadable`, `imports/too-many-rows`
     */
    async read(request: FastifyRequest, reply: FastifyReply, kind: ReadKind): Promise<Buffer | null> {
      const { body: file, leaveQueue: leave } = request
      if (!(file instanceof Uint8Array) || file.byteLength === 0) throw new AppError('imports/unreadable')
      const log = (cause: string) => request.log.warn({ cause }, 'import file rejected')
      // A file that is read takes its memory and its thread whether or not anybody waits for the answer.
      if (leave) reply.raw.off('close', leave)
      try {
        return await inTurn(async () =>
          reply.raw.destroyed ? null : readInThread(file as Uint8Array<ArrayBuffer>, log, kind),
        )
      } finally {
        if (reply.raw.destroyed) leave?.()
        else if (leave) reply.raw.once('close', leave)
      }
    },
  }
}
