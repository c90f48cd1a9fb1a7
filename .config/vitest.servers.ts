import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startServers } from '../api/local/src/index.ts'
import { dropDatabases } from '../api/database/test/kit/drop-databases.ts'
import type { RunServers } from '../api/local/src/testing/claim-servers.ts'
import { isRunning } from '../api/local/src/testing/is-running.ts'

declare module 'vitest' {
  // As in claim-servers.ts. Its declarations, which tests are checked against, extend another build of vitest.
  interface ProvidedContext {
    serversFile: string
    databasePrefix: string
  }
}

const local = fileURLToPath(new URL('../.local', import.meta.url))
const ownName = /^test-(\d+)(-servers\.json)?$/

/** Removes the folders and files of killed runs, whose servers ended with them. */
async function removeStale(): Promise<void> {
  const names = await readdir(local).catch(() => [])
  const stale = names.filter((name) => {
    const pid = Number(ownName.exec(name)?.[1])
    return pid > 0 && !isRunning(pid)
  })
  await Promise.all(stale.map((name) => rm(join(local, name), { recursive: true, force: true })))
}

const databasePrefix = `test_${process.pid}`
/** Whether this run uses an existing server. It keeps running, so the run drops its own databases. */
const isExisting = Boolean(process.env.MONGO_URL)

const dataDir = join(local, `test-${process.pid}`)
const serversFile = join(local, `test-${process.pid}-servers.json`)

/** Renames the file when it is complete, because waiting tests read it as soon as it exists. */
async function tell(servers: RunServers): Promise<void> {
  await writeFile(`${serversFile}.part`, JSON.stringify(servers))
  await rename(`${serversFile}.part`, serversFile)
}

async function start() {
  await mkdir(local, { recursive: true })
  await removeStale()
  try {
    const log = (line: string) => void process.stderr.write(`${line}\n`)
    const servers = await startServers({ dataDir, durable: false, log })
    const { mongoUrl, redisUrl } = servers
    await tell({ mongoUrl, redisUrl })
    return servers
  } catch (error) {
    await tell({ error: String(error) })
    return null
  }
}

interface RunState {
  starting: ReturnType<typeof start>
  /** Projects that have not ended. */
  users: number
}

/** Each project loads its own copy of this module, so the copies share their state here. */
const shared = globalThis as { testServers?: RunState }

/**
 * Starts one MongoDB and one Redis for the whole run. If MONGO_URL and REDIS_URL are set, uses those servers instead.
 * Doesn't wait until they are ready: preparing a database engine takes a minute on a new machine, and unit and component
 * tests can run in that time.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const run = (shared.testServers ??= { starting: start(), users: 0 })
  run.users += 1
  project.provide('serversFile', serversFile)
  project.provide('databasePrefix', databasePrefix)
  return async () => {
    run.users -= 1
    if (run.users > 0) return
    const servers = await run.starting
    if (servers && isExisting) await dropDatabases(servers.mongoUrl, databasePrefix)
    await servers?.stop()
    for (const path of [dataDir, serversFile]) await rm(path, { recursive: true, force: true })
  }
}
