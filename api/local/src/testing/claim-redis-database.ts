import { Redis } from 'ioredis'
import { until } from './until.ts'

/** Redis has 16 databases. Database 0 stores which stack uses which of the others. */
const lastDatabase = 15
/** A test process that died gives its database back after this long. */
const claimSeconds = 900
const keyOf = (n: number) => `claimed-database:${n}`

export interface ClaimedRedisDatabase {
  url: string
  release(): Promise<void>
}

/**
 * An empty Redis database that nobody else uses until it is released, whichever process, project or run asks:
 * queues have fixed names, so two test files in one database would take each other's jobs.
 */
export async function claimRedisDatabase(redisUrl: string): Promise<ClaimedRedisDatabase> {
  const claims = new Redis(redisUrl, { db: 0 })
  async function claimOne(): Promise<number | null> {
    for (let n = 1; n <= lastDatabase; n += 1) {
      if ((await claims.set(keyOf(n), process.pid, 'EX', claimSeconds, 'NX')) === 'OK') return n
    }
    return null
  }
  const n = await until('a free Redis database', claimOne)
  await claims.select(n)
  await claims.flushdb()
  await claims.select(0)
  return {
    url: new URL(`/${n}`, redisUrl).href,
    async release() {
      await claims.del(keyOf(n))
      claims.disconnect()
    },
  }
}
