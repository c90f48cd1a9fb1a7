import { join } from 'node:path'
import { cacheDir } from '../servers/cache-dir.ts'
import { type RunningRedis, startRedisServer } from '../servers/redis-server.ts'

/**
 * A separate Redis (for tests that stop, fill or restart it), independent of REDIS_URL. `dir` holds its data; to
 * restart it, start again with the same `dir` and `port`. `extraArgs` are appended to the arguments of redis-server.
 */
export function startRedis(options: {
  dir: string
  port?: number
  extraArgs?: string[]
}): Promise<RunningRedis> {
  return startRedisServer({ ...options, root: join(cacheDir(), 'root'), log: () => undefined })
}
