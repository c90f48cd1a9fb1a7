import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Config } from '../config/config.ts'
import { admitSocket, type AdmissionOptions } from './admit-socket.ts'
import { limitPackets } from './limit-packets.ts'
import type { SocketServer } from './socket-server.ts'

const maxMessageBytes = 100_000
const handshakeTimeoutMs = 10_000
/** How long one read of the adapter's stream waits; also how long its connection outlives a shutdown. */
const streamBlockMs = 1000

export interface SocketServerOptions extends AdmissionOptions {
  httpServer: HttpServer
  config: Pick<Config, 'publicUrl'>
  /** A separate connection for events between the sockets of all replicas. */
  streamRedis: Redis
  logger: FastifyBaseLogger
}

/**
 * Serves live events at `/socket.io`. A connection must come from the product's own origin and present an access token.
 * Only the server adds sockets to rooms.
 */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { origin } = new URL(options.config.publicUrl)
  const io: SocketServer = new Server(options.httpServer, {
    serveClient: false,
    maxHttpBufferSize: maxMessageBytes,
    connectTimeout: handshakeTimeoutMs,
    // Long polling would need every request of a connection to reach the same replica.
    transports: ['websocket'],
    // Not `cors`: browsers let any page open a WebSocket, so the server must check the origin itself.
    allowRequest: (request, decide) => {
      decide(null, request.headers.origin === origin)
    },
    adapter: createAdapter(options.streamRedis, { blockTimeInMs: streamBlockMs }),
  })
  limitPackets(io.engine)
  admitSocket(io, options)
  return io
}
