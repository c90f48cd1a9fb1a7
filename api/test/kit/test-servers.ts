import { connectDatabase, createPlanRepository, ensureIndexes, type Connection } from '@classeur/database'
import { Redis } from 'ioredis'
import { producerOptions } from '@classeur/queue'
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { claimRedisDatabase } from '../../../.config/claim-redis-database.ts'

import { createStreamRedis } from '../../src/realtime/stream-redis.ts'

export interface TestServers {
  mongoUrl: string
  redisUrl: string
  connection: Connection
  redis: Redis
  streamRedis: Redis
  /** Drops the database and closes everything. */
  stop: () => Promise<void>
}

/** A database of its own, with indexes and plans, and a Redis database of its own, empty. */
export async function openTestServers(
  addresses = { mongoUrl: inject('mongoUrl'), redisUrl: inject('redisUrl') },
): Promise<TestServers> {
  const mongoUrl = withDatabase(addresses.mongoUrl, `test_${randomBytes(6).toString('hex')}`)
  const claimed = await claimRedisDatabase(inject('redisUrl'))
  const redisUrl = withDatabase(addresses.redisUrl, new URL(claimed.url).pathname.slice(1))
  const connection = await connectDatabase(mongoUrl)
  await ensureIndexes(connection)
  await createPlanRepository(connection).seed()
  const redis = new Redis(redisUrl, producerOptions)
  const streamRedis = createStreamRedis(redisUrl)
  // What the product logs; a test that stops Redis expects it.
  for (const client of [redis, streamRedis]) client.on('error', () => undefined)
  await new Promise<void>((resolve) => (redis.status === 'ready' ? resolve() : redis.once('ready', resolve)))
  return {
    mongoUrl,
    redisUrl,
    connection,
    redis,
    streamRedis,
    async stop() {
      if (Number(connection.readyState) === 1) await connection.dropDatabase()
      await connection.close()
      redis.disconnect()
      streamRedis.disconnect()
      await claimed.release()
    },
  }
}

const withDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
