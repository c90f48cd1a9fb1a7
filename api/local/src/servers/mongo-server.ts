import { join } from 'node:path'
import { downloadedMongod } from './downloaded-servers.ts'
import { findCommand } from './find-command.ts'
import { startFrontServer } from './front-server.ts'
import { startMongod } from './mongod-server.ts'
import { startPostgres } from './postgres-server.ts'
import { canBuildRoot, ensureRoot, type Log } from './root-folder.ts'
import { serverUnavailable } from './server-unavailable.ts'

export interface RunningMongo {
  url: string
  stop(): Promise<void>
}

/**
 * A MongoDB of its own with its data under `dir`: mongod from the PATH, a downloaded mongod, or the DocumentDB
 * engine from Debian's packages behind a MongoDB front.
 */
export async function startMongoServer(options: {
  dir: string
  root: string
  downloadDir: string
  durable: boolean
  log: Log
}): Promise<RunningMongo> {
  const { dir, root, log } = options
  const program = (await findCommand('mongod')) ?? (await downloadedMongod(options.downloadDir, log))
  if (program) return startMongod({ program, dir: join(dir, 'mongod') })
  if (!(await canBuildRoot())) throw serverUnavailable('MongoDB')
  const engine = await startPostgres({
    root: await ensureRoot(root, log),
    dir: join(dir, 'documentdb'),
    durable: options.durable,
  })
  const front = await startFrontServer({ socketDir: engine.socketDir, onLine: log })
  return {
    url: front.url,
    stop: async () => {
      await front.stop()
      await engine.stop()
    },
  }
}
