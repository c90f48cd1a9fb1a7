import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { parse } from 'qs'
import type { GatewayConfig } from './config/gateway-config.ts'
import { healthRoutes } from './health/health.routes.ts'
import { pagesPlugin } from './pages/pages.plugin.ts'
import { pageHeaders } from './pages/page-headers.ts'
import { protocolPlugin, type ProtocolParts } from './protocol/protocol.plugin.ts'

const bodyLimit = 256 * 1024
const isHealthRequest = ({ url }: { url: string }) => url.startsWith('/health/')
/** Enough for every request of the protocol: lists of 100, nested six deep. */
const formLimits = { depth: 8, arrayLimit: 100, parameterLimit: 2000 }
const parseForm = (text: string) => parse(text, formLimits)

/** Builds the HTTP server: the protocol under /v1, the pages under /test-payments. */
export async function buildApp(
  config: GatewayConfig,
  log: FastifyBaseLogger,
  parts: ProtocolParts,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    trustProxy: config.TRUSTED_PROXY.split(','),
    bodyLimit,
    routerOptions: { querystringParser: parseForm },
    logController: new LogController({ disableRequestLogging: isHealthRequest, requestIdLogLabel: 'reqId' }),
    genReqId: () => `req_${randomUUID()}`,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body.toString())),
  )
  await app.register(helmet, pageHeaders(config.PUBLIC_URL))
  healthRoutes(app, parts.store)
  await app.register(async (scope) => protocolPlugin(scope, parts), { prefix: '/' })
  await app.register(async (scope) => pagesPlugin(scope, { ...parts, publicUrl: config.PUBLIC_URL }), {
    prefix: '/test-payments',
  })
  return app
}
