import { fastifyPlugin } from 'fastify-plugin'
import type { Redis } from 'ioredis'
import type { Config } from '../config/config.ts'
import { createSocketServer } from '../realtime/create-socket-server.ts'
import type { IsLiveSession } from '../security/file-links.ts'
import type { SocketServer } from '../realtime/socket-server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    io: SocketServer
  }
}

export interface RealtimeOptions {
  config: Pick<Config, 'publicUrl'>
  streamRedis: Redis
  isLiveSession: IsLiveSession
}

/** Attaches Socket.IO to the api's server before it listens, and closes every socket before the server stops. */
export const realtime = fastifyPlugin<RealtimeOptions>(
  async (app, options) => {
    const io = createSocketServer({
      ...options,
      httpServer: app.server,
      accessTokens: app.accessTokens,
      logger: app.log,
    })
    app.decorate('io', io)
    app.addHook('preClose', async () => {
      await io.close()
    })
  },
  { name: 'realtime', dependencies: ['access-tokens'] },
)
