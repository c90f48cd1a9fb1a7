import { fastify, LogController, type FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { handleError, handleNotFound } from '../errors/error-handler.ts'

const bodyLimitBytes = 256 * 1024
/** On a busy machine, building all routes takes longer than Fastify's limit of 10 s. */
const startLimitMs = 120_000

export interface CreateServerOptions {
  config: Pick<Config, 'trustedProxies'>
  logger: FastifyBaseLogger
}

/** Creates a server without plugins and routes that answers every error as a problem. */
export function createServer({ config, logger }: CreateServerOptions) {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'reqId' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    pluginTimeout: startLimitMs,
    routerOptions: { maxParamLength: 100 },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    // A path that can't be decoded fails before any route or hook runs.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.header('x-content-type-options', 'nosniff'))
    },
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)
  return app
}
