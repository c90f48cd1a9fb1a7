import { Redis } from 'ioredis'
import { producerOptions } from './connection.ts'

const scanned = 1000
const entriesAtOnce = 500

/**
 * Deletes what Redis holds about a person: keys named after one of the ids, jobs and other values that contain one, and
 * entries of streams that name one. Everything in Redis can be rebuilt from documents, so nothing else is lost.
 */
export async function forgetPerson(redisUrl: string, ids: readonly string[]): Promise<void> {
  const redis = new Redis(redisUrl, { ...producerOptions, lazyConnect: true })
  const names = (text: string) => ids.some((id) => text.includes(id))
  await redis.connect()
  try {
    for await (const keys of redis.scanStream({ count: scanned })) {
      for (const key of keys as string[]) {
        if (names(key)) await redis.unlink(key)
        else await forgetIn(redis, key, names)
      }
    }
  } finally {
    redis.disconnect()
  }
}

/** Lists and sets of BullMQ contain ids of jobs only; the value of a job is a hash. */
async function forgetIn(redis: Redis, key: string, names: (text: string) => boolean): Promise<void> {
  const type = await redis.type(key)
  if (type === 'stream') return forgetEntries(redis, key, names)
  if (type === 'hash' && names(JSON.stringify(await redis.hgetall(key)))) await redis.unlink(key)
  if (type === 'string' && names((await redis.get(key)) ?? '')) await redis.unlink(key)
}

async function forgetEntries(redis: Redis, key: string, names: (text: string) => boolean): Promise<void> {
  let from = '-'
  for (;;) {
    const entries = await redis.xrange(key, from, '+', 'COUNT', entriesAtOnce)
    const idsOfPerson = entries.filter(([, fields]) => fields.some(names)).map(([id]) => id)
    if (idsOfPerson.length > 0) await redis.xdel(key, ...idsOfPerson)
    const last = entries.at(-1)
    if (!last || entries.length < entriesAtOnce) return
    from = `(${last[0]}`
  }
}
