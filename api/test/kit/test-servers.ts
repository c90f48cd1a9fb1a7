import {
  connectDatabase,
  createBillingDataRepository,
  createPlanRepository,
  ensureIndexes,
  type Connection,
} from '@classeur/database'
import { Redis } from 'ioredis'
import { producerOptions } from '@classeur/queue'
import { claimServers } from '@classeur/local/testing'
import { openPreparedDatabase } from '../../database/test/kit/prepared-database.ts'
import { createStreamRedis } from '../../src/realtime/stream-redis.ts'

export interface TestServers {
  mongoUrl: string
  redisUrl: string
  connection: Connection
  redis: Redis
  streamRedis: Redis
  /** Releases the databases and closes everything. */
  stop: () => Promise<void>
}

/**
 * A separate database with indexes and plans, and a separate, empty Redis database.
 * @param proxies see {@link claimServers}
 */
export async function openTestServers(
  proxies: Parameters<typeof claimServers>[0] = {},
): Promise<TestServers> {
  const { redisUrl, release } = await claimServers(proxies)
  const database = await openPreparedDatabase({
    connect: connectDatabase,
    prepare: ensureIndexes,
    through: (url) => proxies.mongo?.through(url) ?? url,
  })
  const { url: mongoUrl, connection } = database
  await createPlanRepository(connection).seed()
  await createBillingDataRepository(connection).seed()
  const redis = new Redis(redisUrl, producerOptions)
  const streamRedis = createStreamRedis(redisUrl)
  // The product logs these errors; a test that stops Redis expects them.
  for (const client of [redis, streamRedis]) client.on('error', () => undefined)
  await new Promise<void>((resolve) => (redis.status === 'ready' ? resolve() : redis.once('ready', resolve)))
  return {
    mongoUrl,
    redisUrl,
    connection,
    redis,
    streamRedis,
    async stop() {
      await database.release()
      redis.disconnect()
      streamRedis.disconnect()
      await release()
    },
  }
}

/** For `proxies.mongo` of {@link openTestServers}: the client emits an event for each command it sends. */
export const monitored = {
  through: (url: string): string => {
    const address = new URL(url)
    address.searchParams.set('monitorCommands', 'true')
    return address.href
  },
}
