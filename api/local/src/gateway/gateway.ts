import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { maxBackupUploadBytes, maxImportFileBytes } from '@classeur/contracts'
import { limitBodies, otherBodyBytes } from './body-limit.ts'
import { refuseOtherHosts } from './own-host.ts'
import { sendProblem } from './problem.ts'
import { proxyTo } from './proxy.ts'
import { refuseBrokenRequest } from './refuse-broken-request.ts'
import { strictTransport } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

export interface GatewayOptions {
  /** `localhost` listens on both loopback families. */
  host: string
  /** 0 picks a free port. */
  port: number
  publicUrl: string
  /** The built web app. */
  webRoot: string
  /**
   * Loopback ports. Without a built-in issuer or test gateway, `identity` or `payments` is undefined and the app serves
   * its path like any other.
   */
  upstreams: { api: number; identity: number | undefined; payments: number | undefined }
  /** Proxies in front of the gateway whose X-Forwarded-* headers are trusted; none by default. */
  trustedProxy: string | undefined
}

const internalError = 500

/** Starts the single origin that browsers see: it serves the app and forwards to the processes. */
export async function startGateway(options: GatewayOptions): Promise<{ close: () => Promise<void> }> {
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxy ?? false,
    genReqId: () => randomUUID(),
    // Open sockets and streams must not delay shutdown.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    clientErrorHandler: refuseBrokenRequest,
    // A path that can't be decoded fails before any route or hook runs.
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request, reply, 'general/validation-failed'),
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) =>
    sendProblem(
      request,
      reply,
      (error.statusCode ?? internalError) < internalError ? 'general/validation-failed' : 'general/internal',
    ),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.headers(strictTransport(options.publicUrl)))
  refuseOtherHosts(app, options.publicUrl)
  const { api, identity, payments } = options.upstreams
  await app.register(async (backups) => {
    limitBodies(backups, maxBackupUploadBytes)
    await proxyTo(backups, { prefix: '/api/backups/uploads', port: api })
  })
  await app.register(async (files) => {
    limitBodies(files, maxImportFileBytes)
    await proxyTo(files, { prefix: '/api', port: api })
  })
  await app.register(async (others) => {
    limitBodies(others, otherBodyBytes)
    for (const prefix of ['/ops', '/health', '/metrics']) await proxyTo(others, { prefix, port: api })
    await proxyTo(others, { prefix: '/socket.io', port: api, websocket: true })
    if (identity !== undefined) await proxyTo(others, { prefix: '/oidc', port: identity })
    if (payments !== undefined) await proxyTo(others, { prefix: '/test-payments', port: payments })
  })
  await serveWebApp(app, { root: options.webRoot, publicUrl: options.publicUrl })
  await app.listen({ host: options.host, port: options.port })
  return { close: () => app.close() }
}
