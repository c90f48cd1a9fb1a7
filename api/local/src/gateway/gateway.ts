import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { proxyTo } from './proxy.ts'
import { serveWebApp } from './web-app.ts'

export interface GatewayOptions {
  /** `localhost` listens on both loopback families. */
  host: string
  /** 0 takes a free one. */
  port: number
  publicUrl: string
  /** The built web app. */
  webRoot: string
  /** Loopback ports; without an issuer of our own /oidc is a page like any other. */
  upstreams: { api: number; identity: number | undefined }
  /** Proxies in front of the gateway whose X-Forwarded-* headers are believed; none by default. */
  trustedProxy: string | undefined
}

/** The one origin browsers see: api, live connection, issuer and app behind one address. */
export async function startGateway(options: GatewayOptions): Promise<{ close: () => Promise<void> }> {
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxy ?? false,
    genReqId: () => randomUUID(),
    // Long-lived answers (live connections) must not hold up the end.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
  })
  const { api, identity } = options.upstreams
  for (const prefix of ['/api', '/ops', '/health', '/metrics']) await proxyTo(app, { prefix, port: api })
  await proxyTo(app, { prefix: '/socket.io', port: api, websocket: true })
  if (identity !== undefined) await proxyTo(app, { prefix: '/oidc', port: identity })
  await serveWebApp(app, { root: options.webRoot, publicUrl: options.publicUrl })
  await app.listen({ host: options.host, port: options.port })
  return { close: () => app.close() }
}
