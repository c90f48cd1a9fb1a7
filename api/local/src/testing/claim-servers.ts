import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { claimRedisDatabase } from './claim-redis-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The MongoDB of the test run; each test file uses its own database in it. */
    mongoUrl: string
    /** The beginning of the names of these databases, by which the run finds and drops them. */
    databasePrefix: string
    /** The Redis of the test run; each test file claims its own database in it. */
    redisUrl: string
  }
}

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The URL of a MongoDB database that no other test uses; the first write creates it. */
export const newDatabaseUrl = (server: string = inject('mongoUrl')): string =>
  withDatabase(server, `${inject('databasePrefix')}_${randomUUID().replaceAll('-', '')}`)

export interface ClaimedServers {
  mongoUrl: string
  redisUrl: string
  /** Releases the Redis database; the test's own connection drops the MongoDB database. */
  release: () => Promise<void>
}

/**
 * A MongoDB database and an empty Redis database for one test file.
 * @param proxies reach the same databases through proxies that the test can cut
 */
export async function claimServers(
  proxies: { mongo?: { through(url: string): string }; redis?: { through(url: string): string } } = {},
): Promise<ClaimedServers> {
  const mongoUrl = newDatabaseUrl()
  const claimed = await claimRedisDatabase(inject('redisUrl'))
  return {
    mongoUrl: proxies.mongo?.through(mongoUrl) ?? mongoUrl,
    redisUrl: proxies.redis?.through(claimed.url) ?? claimed.url,
    release: () => claimed.release(),
  }
}
