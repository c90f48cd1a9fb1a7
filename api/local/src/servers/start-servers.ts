import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readServerUrls } from '../config/environment.ts'
import { cacheDir } from './cache-dir.ts'
import { startMongoServer } from './mongo-server.ts'
import { startRedisServer } from './redis-server.ts'
import type { Log } from './root-folder.ts'

export interface Servers {
  mongoUrl: string
  redisUrl: string
  /** Ends what was started; servers given by MONGO_URL or REDIS_URL are left alone. */
  stop(): Promise<void>
}

export interface StartServersOptions {
  /** Where the servers keep their data; created when missing. */
  dataDir: string
  /** Running servers to use; default: what MONGO_URL and REDIS_URL say. */
  mongoUrl?: string
  redisUrl?: string
  /** Hears one line per step that takes long. */
  log: Log
  /** Ends the servers when it fires. */
  signal?: AbortSignal
  /** false: give up safety against a power cut for speed (tests). Default true. */
  durable?: boolean
}

/**
 * Finds or starts MongoDB and Redis: MONGO_URL / REDIS_URL, a program on the PATH, a downloaded one, or Debian's
 * packages in a private folder; each server takes the first way that works. Fails with ServerUnavailableError,
 * whose message names the ways out.
 */
export async function startServers(options: StartServersOptions): Promise<Servers> {
  const { log, durable = true } = options
  const named = readServerUrls()
  const given = { mongoUrl: options.mongoUrl ?? named.mongoUrl, redisUrl: options.redisUrl ?? named.redisUrl }
  const dataDir = resolve(options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const cache = cacheDir()
  const root = join(cache, 'root')
  const attempts = await Promise.allSettled([
    given.mongoUrl === undefined
      ? startMongoServer({ dir: dataDir, root, downloadDir: join(cache, 'mongodb'), durable, log })
      : { url: given.mongoUrl, stop: async () => undefined },
    given.redisUrl === undefined
      ? startRedisServer({ dir: join(dataDir, 'redis'), root, log })
      : { url: given.redisUrl, stop: async () => undefined },
  ] as const)
  const [mongo, redis] = attempts
  const stop = async (): Promise<void> => {
    await Promise.all(
      attempts.map((attempt) => (attempt.status === 'fulfilled' ? attempt.value.stop() : undefined)),
    )
  }
  if (mongo.status === 'rejected' || redis.status === 'rejected' || options.signal?.aborted) {
    await stop()
    options.signal?.throwIfAborted()
    throw mongo.status === 'rejected' ? mongo.reason : (redis as PromiseRejectedResult).reason
  }
  options.signal?.addEventListener('abort', () => void stop(), { once: true })
  return { mongoUrl: mongo.value.url, redisUrl: redis.value.url, stop }
}
