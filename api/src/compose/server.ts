import type { Redis } from 'ioredis'
import { compose, type ComposeOptions, type ProcessResources } from '../compose.ts'
import { createServer } from '../plugins/create-server.ts'
import { defaultRateLimits, type RateLimits } from '../plugins/rate-limits.ts'
import { registerPlugins } from '../plugins/register-plugins.ts'
import { createEndedSessions } from '../realtime/ended-sessions.ts'
import { pluginQueries } from './plugin-queries.ts'
import { createRepositories } from './repositories.ts'

export interface AppOptions extends ProcessResources, Pick<ComposeOptions, 'isPrepared'> {
  /** Waits for Redis instead of failing; carries events between the replicas' sockets. */
  streamRedis: Redis
  limits?: Partial<RateLimits>
}

/** Builds the server with its plugins, but without routes, and the services, which end with it. */
export async function composeServer(options: AppOptions) {
  const limits = { ...defaultRateLimits, ...options.limits }
  const repositories = createRepositories(options.connection)
  const endedSessions = createEndedSessions()
  const app = createServer(options)
  await registerPlugins(app, { ...options, limits, endedSessions, ...pluginQueries(repositories) })
  const services = compose({
    ...{ ...options, repositories, endedSessions, limits },
    ...{ io: app.io, accessTokens: app.accessTokens },
  })
  app.addHook('preClose', async () => services.stop())
  app.addHook('onClose', () => services.close())
  return { app, services }
}
