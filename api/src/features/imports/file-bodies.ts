import { AppError } from '@classeur/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { createFileQueue, type FileQueue, type FileQueueLimits } from '../../load/file-queue.ts'
import { readInThread, type ReadKind } from './read-in-thread.ts'
import { receiveFile } from './receive-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Leaves the file queue; null if the request isn't in it. */
    leaveQueue: (() => void) | null
  }
}

/** Media types that browsers send for such files, including the generic one. The content decides the format. */
export const tableMediaTypes = [
  'text/csv',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/**
 * Reading two files at a time keeps a small machine responsive. Limiting the queue to eight bounds the memory
 * for files.
 */
const limits: FileQueueLimits = { running: 2, all: 8, perPerson: 2, busy: 'imports/busy' }

/** Create one per process, shared by all kinds of imports. */
export const createImportQueue = () => createFileQueue(limits)
export type { FileQueue }

/**
 * Makes the routes of this plugin accept a CSV or XLSX file as their body; receives the file and reads it in a
 * thread.
 */
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
      // Leave the queue if the client disconnects during the upload; after that, the handler leaves it.
      reply.raw.once('close', leave)
    },

    leaveQueue: async (request: FastifyRequest): Promise<void> => request.leaveQueue?.(),

    /**
     * Reads the content of the file as JSON to send; returns null if the client has disconnected.
     * @throws AppError `imports/unreadable`, `imports/too-many-rows`
     */
    async read(request: FastifyRequest, reply: FastifyReply, kind: ReadKind): Promise<Buffer | null> {
      const { body: file, leaveQueue: leave } = request
      if (!(file instanceof Uint8Array) || file.byteLength === 0) throw new AppError('imports/unreadable')
      const log = (cause: string) => request.log.warn({ cause }, 'import file rejected')
      // Stay in the queue even if the client disconnects, because reading takes memory and a thread until it ends.
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
