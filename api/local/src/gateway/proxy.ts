import { connect } from 'node:net'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

const badGateway = 502
const headersTimeoutMs = 120_000
/** A process that takes a connection and does not answer an upgrade by then is as good as away. */
const handshakeTimeoutMs = 3000
const retryAfterMs = 20
const cutConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET'])

/** What belongs to one connection and must not be handed on with a socket's upgrade. */
const connectionHeaders = /^(connection|upgrade|host|keep-alive|te|trailer|proxy-.*|sec-websocket-.*)$/

/** Tells the process behind who asked, and under which address; a client's own claim about it is replaced. */
function forwarded(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}

/** Hands everything under `prefix` to a process on this machine, streams and redirects included. */
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
    // An event stream may stay silent for as long as it likes.
    undici: { bodyTimeout: 0, headersTimeout: headersTimeoutMs },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      // Only a read that met a connection just closing is repeated; a 503 is the client's to repeat.
      retryDelay: ({ err, req, attempt }) => {
        const wasCut = cutConnection.has((err as NodeJS.ErrnoException | null)?.code ?? '')
        const isRead = req.method === 'GET' || req.method === 'HEAD'
        return wasCut && isRead && attempt === 0 ? retryAfterMs : null
      },
      onError: (reply) => void sendProblem(reply.request, reply, 'general/unavailable', badGateway),
    },
  } satisfies FastifyHttpProxyOptions
  if (!options.websocket) return void (await app.register(httpProxy, common))
  // A plain proxy hands on the cookie alone; the api also needs to see the origin and the person's language.
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
  // The proxy would say yes to the browser before it asks the process behind.
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.headers.upgrade === undefined) return done()
    accepts(options.port)
      .then((open) => (open ? done() : sendProblem(request, reply, 'general/unavailable', badGateway)))
      .catch(done)
  }
  await app.register(httpProxy, { ...common, websocket: true, wsClientOptions, preHandler })
}

/** Whether a process on this machine takes connections at a port. */
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
