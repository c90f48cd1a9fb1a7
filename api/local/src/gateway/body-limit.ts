import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/** The limit in bytes for routes that don't accept file uploads. */
export const otherBodyBytes = 256 * 1024

/** Thrown when a body of undeclared length exceeds the limit while it is forwarded. */
class BodyTooLarge extends Error {}

/** Forwards at most `mostBytes`, then fails with {@link BodyTooLarge}. */
function createByteCounter(mostBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.byteLength
      if (bytes > mostBytes) done(new BodyTooLarge())
      else done(null, piece)
    },
  })
}

/**
 * Refuses larger bodies with 413: immediately when the request declares its size, otherwise as soon as the body exceeds
 * the limit. The gateway checks, because an upstream process would close the connection in the middle of the upload and
 * the client would lose the response.
 */
export function limitBodies(app: FastifyInstance, mostBytes: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) <= mostBytes) return
    return refuseBody(request, reply)
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    const isCounted = request.headers['transfer-encoding'] !== undefined
    return isCounted ? payload.pipe(createByteCounter(mostBytes)) : payload
  })
}

export const isBodyTooLarge = (error: unknown): boolean =>
  error instanceof BodyTooLarge || (error instanceof Error && isBodyTooLarge(error.cause))

export const refuseBody = (
  request: Parameters<typeof sendProblem>[0],
  reply: Parameters<typeof sendProblem>[1],
) => sendProblem(request, reply, 'general/payload-too-large')
