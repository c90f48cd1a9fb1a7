import { join } from 'node:path'
import { cacheDir } from '../servers/cache-dir.ts'
import { type RunningRedis, startRedisServer } from '../servers/redis-server.ts'

/**
 * A Redis of one's own (for tests that stop, fill or restart it), whatever REDIS_URL says. `dir` holds its data;
 * starting again with the same `dir` and `port` is a restart. `extraArgs` are given to redis-server last.
 */
export function startRedis(options: {
  dir: string
  port?: number
  extraArgs?: string[]
}): Promise<RunningRedis> {
  return startRedisServer({ ...options, root: join(cacheDir(), 'root'), log: () => undefined })
}
