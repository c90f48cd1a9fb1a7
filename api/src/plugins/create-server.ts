import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { handleError, handleNotFound } from '../errors/error-handler.ts'

const bodyLimitBytes = 256 * 1024
/** On a busy machine, building all routes takes longer than Fastify's limit of 10 s. */
const startLimitMs = 120_000

const displayName = Symbol.for('fastify.display-name')

/**
 * Names each plugin before Fastify looks for its name: in all modules that are loaded, once for each of 300 routes.
 * Plugins of libraries have a name already.
 */
function namePlugins(app: FastifyInstance): void {
  const register = app.register.bind(app) as (plugin: object, ...rest: unknown[]) => FastifyInstance
  const named = (plugin: object, ...rest: unknown[]) => {
    if (typeof plugin === 'function' && !(displayName in plugin))
      Object.defineProperty(plugin, displayName, { value: plugin.name })
    return register(plugin, ...rest)
  }
  app.register = named as typeof app.register
}

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
  namePlugins(app)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)
  return app
}
