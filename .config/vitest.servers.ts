import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startServers } from '../api/local/src/index.ts'
import { dropDatabases } from '../api/database/test/drop-databases.ts'
import { isRunning } from '../api/local/src/testing/is-running.ts'

declare module 'vitest' {
  // As in claim-servers.ts. Its declarations, which tests are checked against, extend another build of vitest.
  interface ProvidedContext {
    mongoUrl: string
    databasePrefix: string
    redisUrl: string
  }
}

const local = fileURLToPath(new URL('../.local', import.meta.url))
const folderName = /^test-(\d+)$/

/** Removes the folders of killed runs, whose servers ended with them. */
async function removeStale(): Promise<void> {
  const names = await readdir(local).catch(() => [])
  const stale = names.filter((name) => {
    const pid = Number(folderName.exec(name)?.[1])
    return pid > 0 && !isRunning(pid)
  })
  await Promise.all(stale.map((name) => rm(join(local, name), { recursive: true, force: true })))
}

const databasePrefix = `test_${process.pid}`
/** Whether this run uses an existing server. It keeps running, so the run drops its own databases. */
const isExisting = Boolean(process.env.MONGO_URL)

let starting: ReturnType<typeof startServers> | undefined
let users = 0

/**
 * Starts one MongoDB and one Redis for all projects of a run, unless MONGO_URL and REDIS_URL name existing servers.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(local, { recursive: true })
  if (!starting) await removeStale()
  const dataDir = join(local, `test-${process.pid}`)
  starting ??= startServers({ dataDir, durable: false, log: (line) => process.stderr.write(`${line}\n`) })
  users += 1
  const { mongoUrl, redisUrl, stop } = await starting
  process.env.MONGO_URL = mongoUrl
  process.env.REDIS_URL = redisUrl
  project.provide('mongoUrl', mongoUrl)
  project.provide('databasePrefix', databasePrefix)
  project.provide('redisUrl', redisUrl)
  return async () => {
    users -= 1
    if (users > 0) return
    if (isExisting) await dropDatabases(mongoUrl, databasePrefix)
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
