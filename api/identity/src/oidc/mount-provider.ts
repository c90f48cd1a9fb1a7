import { problemFor } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'

function answerUnknownPaths(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status !== 404 || ctx.body) return
    ctx.body = JSON.stringify(problemFor('general/not-found', ctx.response.get('x-request-id')))
    ctx.status = 404
    ctx.type = 'application/problem+json'
  })
}

/**
 * Passes every request without another route to the provider, with an unread body (it reads bodies itself).
 * Replaces the forwarded scheme and host with the issuer's, because the provider trusts these headers.
 */
export function mountProvider(app: FastifyInstance, provider: Provider, issuer: string): void {
  const { protocol, host, pathname } = new URL(issuer)
  answerUnknownPaths(provider)
  const handle = provider.callback()

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', (request, reply) => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    const incoming = Object.assign(request.raw, { originalUrl: request.raw.url })
    incoming.url = incoming.url?.slice(pathname.length) ?? '/'
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    incoming.headers['x-forwarded-host'] = host
    void handle(incoming, reply.raw)
  })
}
