import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino, stdSerializers, type DestinationStream } from 'pino'

/** JSON lines, on stdout if nothing else is given. Queries are left out: those of the provider carry tokens. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    name: 'identity',
    level,
    serializers: {
      err: stdSerializers.err,
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
