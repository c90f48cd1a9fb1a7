import { Redis } from 'ioredis'
import { until } from './until.ts'

/** Redis has 16 databases. Database 0 stores which stack uses which of the others. */
const lastDatabase = 15
/** The database of a crashed test process becomes free again after this time. */
const claimSeconds = 900
const keyOf = (n: number) => `claimed-database:${n}`

export interface ClaimedRedisDatabase {
  url: string
  release(): Promise<void>
}

/**
 * Claims an empty Redis database until it is released, exclusively across processes, projects and runs. Queues
 * have fixed names, so two test files in one database would take each other's jobs.
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
