import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readServerUrls } from '../config/environment.ts'
import { cacheDir } from './cache-dir.ts'
import { DataFolderError, didNotStart } from './data-folder-error.ts'
import { downloadedMongod } from './downloaded-servers.ts'
import { keepRunning } from './keep-running.ts'
import { startMongoServer } from './mongo-server.ts'
import { startRedisServer } from './redis-server.ts'
import type { Log } from './root-folder.ts'
import { ServerUnavailableError } from './server-unavailable.ts'

export interface Servers {
  mongoUrl: string
  redisUrl: string
  /** Stops the servers that were started here, but not servers given by URL. */
  stop: () => Promise<void>
}

export interface StartServersOptions {
  /** The folder for the servers' data; created if missing. */
  dataDir: string
  /** Running servers to use; default: MONGO_URL and REDIS_URL. */
  mongoUrl?: string
  redisUrl?: string
  /** Receives one line per step that takes long. */
  log: Log
  /** Stops the servers when it aborts. */
  signal?: AbortSignal
  /** Whether data survives a power cut; false is faster (for tests). Default: true. */
  durable?: boolean
}

interface Obtained {
  url: string
  stop: () => Promise<void>
}

const given = (url: string): Promise<Obtained> => Promise.resolve({ url, stop: () => Promise.resolve() })

/** Adds the folder to an error that neither names it nor is about the search for the server. */
async function withData(server: string, dir: string, obtaining: Promise<Obtained>): Promise<Obtained> {
  try {
    return await obtaining
  } catch (error) {
    const isComplete = error instanceof ServerUnavailableError || error instanceof DataFolderError
    throw isComplete ? error : didNotStart(server, dir, error)
  }
}

async function keepRedis(options: Parameters<typeof startRedisServer>[0]): Promise<Obtained> {
  const first = await startRedisServer(options)
  const again = () => startRedisServer({ ...options, port: first.port })
  return { url: first.url, ...keepRunning({ name: 'Redis', first, again, log: options.log }) }
}

/**
 * Finds or starts MongoDB and Redis. Each server uses the first source that works: MONGO_URL / REDIS_URL, a
 * program on the PATH, a downloaded one, or Debian's packages in a private folder. An existing database requires the
 * source whose engine wrote it. A server that dies is restarted at the same address.
 * @throws ServerUnavailableError, whose message lists the options; DataFolderError
 */
export async function startServers(options: StartServersOptions): Promise<Servers> {
  const { log, durable = true, signal } = options
  const named = readServerUrls()
  const mongoUrl = options.mongoUrl ?? named.mongoUrl
  const redisUrl = options.redisUrl ?? named.redisUrl
  const dir = resolve(options.dataDir)
  await mkdir(dir, { recursive: true })
  const cache = cacheDir()
  const root = join(cache, 'root')
  const redisDir = join(dir, 'redis')
  const attempts = await Promise.allSettled([
    mongoUrl === undefined
      ? withData(
          'MongoDB',
          dir,
          startMongoServer({
            ...{ dir, root, durable, log },
            download: () => downloadedMongod(join(cache, 'mongodb'), log),
          }),
        )
      : given(mongoUrl),
    redisUrl === undefined
      ? withData('Redis', redisDir, keepRedis({ dir: redisDir, root, log }))
      : given(redisUrl),
  ])
  const [mongo, redis] = attempts
  const stop = async (): Promise<void> => {
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.stop()
  }
  if (mongo.status === 'rejected' || redis.status === 'rejected' || signal?.aborted) {
    await stop()
    for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason
    throw signal?.reason
  }
  signal?.addEventListener('abort', () => void stop(), { once: true })
  return { mongoUrl: mongo.value.url, redisUrl: redis.value.url, stop }
}
