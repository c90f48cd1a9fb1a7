import { connect } from 'node:net'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBodyTooLarge, refuseBody } from './body-limit.ts'
import { sendProblem } from './problem.ts'

const badGateway = 502
const headersTimeoutMs = 120_000
/** A process that accepts a connection but doesn't answer an upgrade within this time counts as unavailable. */
const handshakeTimeoutMs = 3000
const retryAfterMs = 20
const cutConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET'])

/** Hop-by-hop headers, which must not be forwarded with a WebSocket upgrade. */
const connectionHeaders = /^(connection|upgrade|host|keep-alive|te|trailer|proxy-.*|sec-websocket-.*)$/

/** Tells the upstream process the client's address and the requested host; replaces the client's own headers. */
function forwarded(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}

/** Forwards every request under `prefix` to a process on this machine; streams and redirects pass unchanged. */
export async function proxyTo(
  app: FastifyInstance,
  options: { prefix: string; port: number; websocket?: boolean },
): Promise<void> {
  const common = {
    upstream: `http://127.0.0.1:${options.port}`,
    prefix: options.prefix,
    rewritePrefix: options.prefix,
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    // An event stream may be idle for any length of time.
    undici: { bodyTimeout: 0, headersTimeout: headersTimeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      // Retry only a read whose connection was just closing; the client decides whether to retry a 503.
      retryDelay: ({ err, req, attempt }) => {
        const wasCut = cutConnection.has((err as NodeJS.ErrnoException | null)?.code ?? '')
        const isRead = req.method === 'GET' || req.method === 'HEAD'
        return wasCut && isRead && attempt === 0 ? retryAfterMs : null
      },
      onError: (reply, { error }) => {
        if (isBodyTooLarge(error)) void refuseBody(reply.request, reply)
        else void sendProblem(reply.request, reply, 'general/unavailable', badGateway)
      },
    },
  } satisfies FastifyHttpProxyOptions
  if (!options.websocket) return void (await app.register(httpProxy, common))
  // By default the proxy forwards only the cookie; the api also needs the origin and the user's language.
  const wsClientOptions = {
    headers: {},
    handshakeTimeout: handshakeTimeoutMs,
    rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) => ({
      ...Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !connectionHeaders.test(name)),
      ),
      ...forwarded(request),
    }),
  }
  // Check first: the proxy would accept the browser's upgrade before it connects to the upstream process.
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.headers.upgrade === undefined) return done()
    accepts(options.port)
      .then((open) => (open ? done() : sendProblem(request, reply, 'general/unavailable', badGateway)))
      .catch(done)
  }
  await app.register(httpProxy, { ...common, websocket: true, wsClientOptions, preHandler })
}

/** Whether a process on this machine accepts connections on a port. */
const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: handshakeTimeoutMs })
    const answer = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('timeout', () => answer(false))
  })
