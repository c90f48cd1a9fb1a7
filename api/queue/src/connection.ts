/** At most a second between attempts, so that a process is back within a second of Redis. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 1000)

/**
 * For commands that somebody waits for: a server that is away fails them at once, and one that is silent (a connection
 * that only one side knows to be dead) within the time limit.
 */
export const producerOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  commandTimeout: 1000,
  socketTimeout: 2000,
  retryStrategy,
}

/**
 * For connections that wait for jobs or events: commands wait for the server to be back. Blocking reads answer within
 * {@link longestBlockMs}, so a connection that is silent for longer is dead and is opened again.
 */
export const consumerOptions = {
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  connectTimeout: 2000,
  socketTimeout: 8000,
  retryStrategy,
}

/** How long a blocking read may wait for something to come, in ms. */
export const longestBlockMs = 3000

/** {@link producerOptions} with the address, as BullMQ takes them. */
export const producerConnection = (redisUrl: string) => ({ url: redisUrl, ...producerOptions })

/** {@link consumerOptions} with the address, as BullMQ takes them. */
export const consumerConnection = (redisUrl: string) => ({ url: redisUrl, ...consumerOptions })
