import type { RedisOptions } from 'ioredis'

/** At most a second between attempts, so that the api is back within a second of Redis. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 1000)

/** For commands on a request's path: a server that is away fails at once instead of holding the request. */
export const requestRedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  retryStrategy,
} satisfies RedisOptions

/** For connections that wait on a stream: commands wait for the server to be back. */
export const streamRedisOptions = {
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  connectTimeout: 2000,
  retryStrategy,
} satisfies RedisOptions
