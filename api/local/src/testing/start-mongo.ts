import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheDir } from '../servers/cache-dir.ts'
import { downloadedMongod } from '../servers/downloaded-servers.ts'
import { freePort } from '../servers/free-port.ts'
import { startFrontServer } from '../servers/front-server.ts'
import { chooseEngine } from '../servers/mongo-server.ts'
import { startMongod } from '../servers/mongod-server.ts'
import { startPostgres } from '../servers/postgres-server.ts'
import { signal } from '../servers/process-identity.ts'

/** A MongoDB that doesn't restart by itself. */
export interface OwnMongo {
  url: string
  /** Ends it at once without storing anything, like `kill -9` or a power cut. */
  kill: () => Promise<void>
  /** Restarts it at the same address with the same data. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

interface Part {
  pid: number
  exited: Promise<void>
  stop: () => Promise<void>
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return listed.split(' ').filter(Boolean).map(Number)
}

async function killHard({ pid, exited }: Part): Promise<void> {
  const processes = [pid, ...(await childrenOf(pid))]
  for (const one of processes) signal(one, 'SIGKILL')
  await exited
}

/**
 * Returns a function that starts the parts of the server, innermost first; every call uses the same folder and port.
 */
async function chooseStart(dir: string): Promise<() => Promise<{ url: string; parts: Part[] }>> {
  const log = () => undefined
  const cache = cacheDir()
  const root = join(cache, 'root')
  const download = () => downloadedMongod(join(cache, 'mongodb'), log)
  const chosen = await chooseEngine(undefined, { dir, root, download, log })
  if (chosen.engine === 'mongod') {
    const { program } = chosen
    let port: number | undefined
    return async () => {
      const mongod = await startMongod({ program, dir, ...(port !== undefined && { port }) })
      port = mongod.port
      return { url: mongod.url, parts: [mongod] }
    }
  }
  const port = await freePort()
  return async () => {
    const engine = await startPostgres({ root, dir, durable: true })
    const front = await startFrontServer({ port, socketDir: engine.socketDir, onLine: log })
    return { url: front.url, parts: [engine, front] }
  }
}

/** A separate MongoDB (for tests that kill it), independent of MONGO_URL. `dir` holds its data. */
export async function startMongo({ dir }: { dir: string }): Promise<OwnMongo> {
  await mkdir(dir, { recursive: true })
  const start = await chooseStart(dir)
  let running = await start()
  const outermostFirst = () => [...running.parts].reverse()
  return {
    url: running.url,
    async kill() {
      await Promise.all(outermostFirst().map(killHard))
    },
    async startAgain() {
      running = await start()
    },
    async stop() {
      for (const part of outermostFirst()) await part.stop()
    },
  }
}
