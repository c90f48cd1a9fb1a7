const capped = (times: number) => Math.min(times * 100, 1000)

/**
 * Redis options of a process that answers people: a command fails at once while Redis is away,
 * and the connection is tried again at least every second.
 */
export const producerConnection = (redisUrl: string) => ({
  url: redisUrl,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  retryStrategy: capped,
})

/** Redis options of a process that waits for jobs or events: it waits for Redis as long as it takes. */
export const consumerConnection = (redisUrl: string) => ({
  url: redisUrl,
  maxRetriesPerRequest: null,
  connectTimeout: 2000,
  retryStrategy: capped,
})
