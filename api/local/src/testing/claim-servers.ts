import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { claimRedisDatabase } from './claim-redis-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with the addresses of the run's servers, as soon as they accept connections. */
    serversFile: string
    /** The beginning of the names of the run's databases, by which it finds and drops them. */
    databasePrefix: string
  }
}

/** What the file of the servers contains: their addresses, or why they didn't start. */
export type RunServers = { mongoUrl: string; redisUrl: string } | { error: string }

/**
 * The MongoDB and the Redis of the test run. Each test file uses its own databases in them. A setup file has waited until
 * they accept connections.
 */
export function runServers(): { mongoUrl: string; redisUrl: string } {
  const servers = JSON.parse(readFileSync(inject('serversFile'), 'utf8')) as RunServers
  if ('error' in servers) throw new Error(servers.error)
  return servers
}

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** The URL of a MongoDB database that no other test uses; the first write creates it. */
export const newDatabaseUrl = (): string =>
  withDatabase(runServers().mongoUrl, `${inject('databasePrefix')}_${randomUUID().replaceAll('-', '')}`)

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
  const claimed = await claimRedisDatabase(runServers().redisUrl)
  return {
    mongoUrl: proxies.mongo?.through(mongoUrl) ?? mongoUrl,
    redisUrl: proxies.redis?.through(claimed.url) ?? claimed.url,
    release: () => claimed.release(),
  }
}
