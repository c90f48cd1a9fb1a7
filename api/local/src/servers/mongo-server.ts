import { join } from 'node:path'
import { findCommand } from './find-command.ts'
import { freePort } from './free-port.ts'
import { type RunningFront, startFrontServer } from './front-server.ts'
import { keepRunning } from './keep-running.ts'
import { type RunningMongod, startMongod } from './mongod-server.ts'
import { type RunningPostgres, startPostgres } from './postgres-server.ts'
import { ensureRoot, type Log } from './root-folder.ts'
import {
  engineUnavailable,
  rememberEngine,
  storedEngines,
  twoDatabases,
  type Engine,
} from './stored-engine.ts'

export interface RunningMongo {
  url: string
  stop: () => Promise<void>
}

async function keepMongod(program: string, dir: string, log: Log): Promise<RunningMongo> {
  const first = await startMongod({ program, dir })
  const again = (): Promise<RunningMongod> => startMongod({ program, dir, port: first.port })
  return { url: first.url, ...keepRunning({ name: 'MongoDB', first, again, log }) }
}

/** Keeps the DocumentDB engine and the MongoDB front running. */
async function keepEngine(options: {
  dir: string
  root: string
  durable: boolean
  log: Log
}): Promise<RunningMongo> {
  const { log } = options
  const startEngine = (): Promise<RunningPostgres> => startPostgres(options)
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

interface EngineOptions {
  dir: string
  /** The folder of Debian's packages. */
  root: string
  /** Returns the downloaded mongod; undefined if there is none. */
  download: () => Promise<string | undefined>
  log: Log
}

/**
 * Chooses the program that stores the database: the one that wrote the existing data (`stored`), or else mongod from the
 * PATH, a downloaded mongod, or the DocumentDB engine, whose packages it makes available.
 * @throws DataFolderError if the existing data requires an engine that isn't available
 */
export async function chooseEngine(
  stored: Engine | undefined,
  { dir, root, download, log }: EngineOptions,
): Promise<{ engine: 'mongod'; program: string } | { engine: 'documentdb' }> {
  if (stored !== 'documentdb') {
    const program = (await findCommand('mongod')) ?? (await download())
    if (program) return { engine: 'mongod', program }
    if (stored === 'mongod') throw engineUnavailable(dir, stored)
  }
  await ensureRoot('MongoDB', root, log).catch((error: unknown) => {
    if (stored !== 'documentdb') throw error
    throw engineUnavailable(dir, stored, error instanceof Error ? error.cause : error)
  })
  return { engine: 'documentdb' }
}

/**
 * Starts a separate MongoDB with its data under `dir`: the engine of {@link chooseEngine}, behind the MongoDB front if it
 * is DocumentDB. Existing data decides, because another engine would start with an empty database.
 * @throws DataFolderError if the existing data requires an engine that isn't available
 */
export async function startMongoServer(options: EngineOptions & { durable: boolean }): Promise<RunningMongo> {
  const { dir, root, durable, log } = options
  const [stored, other] = await storedEngines(dir)
  if (stored && other) log(twoDatabases(dir, [stored, other]))
  const chosen = await chooseEngine(stored, options)
  await rememberEngine(dir, chosen.engine)
  const dataDir = join(dir, chosen.engine)
  return chosen.engine === 'mongod'
    ? keepMongod(chosen.program, dataDir, log)
    : keepEngine({ dir: dataDir, root, durable, log })
}
