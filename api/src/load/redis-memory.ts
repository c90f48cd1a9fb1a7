import type { Redis } from 'ioredis'
import { createRecentReading } from './recent-reading.ts'

export interface RedisMemory {
  usedBytes: number
  /** 0 if Redis has no memory limit. */
  limitBytes: number
}

const lifetimeMs = 2000

/** @throws Error if the text isn't a response to `INFO memory` */
export function parseRedisMemory(info: string): RedisMemory {
  const field = (name: string) => {
    const value = new RegExp(`^${name}:(\\d+)\\s*$`, 'm').exec(info)?.[1]
    if (value === undefined) throw new Error(`INFO memory has no ${name}`)
    return Number(value)
  }
  return { usedBytes: field('used_memory'), limitBytes: field('maxmemory') }
}

/** Reads the memory usage of Redis, at most every two seconds. */
export const createRedisMemory = (redis: Pick<Redis, 'info'>) =>
  createRecentReading(async () => parseRedisMemory(await redis.info('memory')), lifetimeMs)
