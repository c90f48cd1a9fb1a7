import { serializeError } from '@classeur/domain/logs'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino, type DestinationStream } from 'pino'

/** Writes JSON lines, to stdout by default. Omits query strings, because those of the provider contain tokens. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    name: 'identity',
    level,
    serializers: {
      err: (error: unknown) => serializeError(error),
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
