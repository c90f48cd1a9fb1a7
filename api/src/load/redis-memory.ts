import type { Redis } from 'ioredis'
import { createRecentReading } from './recent-reading.ts'

export interface RedisMemory {
  usedBytes: number
  /** 0 when Redis has no limit of its own. */
  limitBytes: number
}

const lifetimeMs = 2000

/** @throws Error when the text is not an answer of `INFO memory` */
export function parseRedisMemory(info: string): RedisMemory {
  const field = (name: string) => {
    const value = new RegExp(`^${name}:(\\d+)\\s*$`, 'm').exec(info)?.[1]
    if (value === undefined) throw new Error(`INFO memory has no ${name}`)
    return Number(value)
  }
  return { usedBytes: field('used_memory'), limitBytes: field('maxmemory') }
}

/** How full Redis is, asked every two seconds at most. */
export const createRedisMemory = (redis: Pick<Redis, 'info'>) =>
  createRecentReading(async () => parseRedisMemory(await redis.info('memory')), lifetimeMs)
