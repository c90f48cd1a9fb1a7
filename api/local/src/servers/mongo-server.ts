import { join } from 'node:path'
import { downloadedMongod } from './downloaded-servers.ts'
import { findCommand } from './find-command.ts'
import { freePort } from './free-port.ts'
import { type RunningFront, startFrontServer } from './front-server.ts'
import { keepRunning } from './keep-running.ts'
import { type RunningMongod, startMongod } from './mongod-server.ts'
import { type RunningPostgres, startPostgres } from './postgres-server.ts'
import { ensureRoot, type Log } from './root-folder.ts'

export interface RunningMongo {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a separate MongoDB with its data under `dir`: mongod from the PATH, a downloaded mongod, or the
 * DocumentDB engine from Debian's packages behind the MongoDB front.
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
  if (program) {
    const startAgain = (): Promise<RunningMongod> => startMongod({ program, dir: join(dir, 'mongod') })
    const first = await startAgain()
    return { url: first.url, ...keepRunning({ name: 'MongoDB', first, again: startAgain, log }) }
  }
  await ensureRoot('MongoDB', root, log)
  const startEngine = (): Promise<RunningPostgres> =>
    startPostgres({ root, dir: join(dir, 'documentdb'), durable: options.durable })
  const firstEngine = await startEngine()
  const engine = keepRunning({ name: 'the database engine', first: firstEngine, again: startEngine, log })
  const port = await freePort()
  const startFront = (): Promise<RunningFront> =>
    startFrontServer({ port, socketDir: firstEngine.socketDir, onLine: log })
  const firstFront = await startFront().catch(async (error: unknown) => {
    await engine.stop()
    throw error
  })
  const front = keepRunning({ name: 'the MongoDB front', first: firstFront, again: startFront, log })
  return {
    url: firstFront.url,
    stop: async () => {
      await front.stop()
      await engine.stop()
    },
  }
}
