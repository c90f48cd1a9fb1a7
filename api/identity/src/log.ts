import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino, stdSerializers } from 'pino'

/** JSON lines on stdout. Queries are left out: those of the provider carry tokens. */
export function createLog(level: string): FastifyBaseLogger {
  const log = pino({
    name: 'identity',
    level,
    serializers: {
      err: stdSerializers.err,
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  })
  return log
}
