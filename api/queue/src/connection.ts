/** At most one second between attempts, so that a process reconnects within a second of Redis's return. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 100, 1000)

/**
 * For commands that a request awaits: they fail at once if the server is disconnected, and within the time limit if the
 * connection is half-open.
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
 * For connections that wait for jobs or events: commands wait until the server returns. A read of events
 * waits at most {@link longestBlockMs}, and a worker waits at most 5 s for a job. A connection that is silent for longer
 * than `socketTimeout` is therefore dead, and is opened again.
 */
export const consumerOptions = {
  enableOfflineQueue: true,
  maxRetriesPerRequest: null,
  connectTimeout: 2000,
  socketTimeout: 8000,
  retryStrategy,
}

/** How long a read waits for the next event, at most, in ms. */
export const longestBlockMs = 3000

/**
 * {@link producerOptions} with the URL, in the form that BullMQ expects. If BullMQ's check of the server's version fails,
 * for example because the connection breaks at that moment, the queue refuses all commands for as long as the process
 * lives. So only workers check the version: their connections repeat commands until Redis answers.
 */
export const producerConnection = (redisUrl: string) => ({
  url: redisUrl,
  ...producerOptions,
  skipVersionCheck: true,
})

/** {@link consumerOptions} with the URL, in the form that BullMQ expects. */
export const consumerConnection = (redisUrl: string) => ({ url: redisUrl, ...consumerOptions })
