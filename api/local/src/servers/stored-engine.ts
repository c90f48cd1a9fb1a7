import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderError } from './data-folder-error.ts'
import { ifMissing } from './if-missing.ts'

/** The programs that can store the database, named like their folders. Neither can read the other's data. */
export type Engine = 'mongod' | 'documentdb'

const modifiedAt = (path: string): Promise<number> => stat(path).then(({ mtimeMs }) => mtimeMs, ifMissing(-1))

async function hasData(dir: string, engine: Engine): Promise<boolean> {
  if (engine === 'documentdb') return (await modifiedAt(join(dir, engine, 'finished'))) >= 0
  const names = await readdir(join(dir, engine, 'data')).catch(ifMissing<string[]>([]))
  // mongod creates the lock before it knows whether it can start.
  return names.some((name) => name !== 'mongod.lock')
}

/** Names the engine that was used last. Its content counts, because a copy of the folder has other times. */
const lastEngineFile = (dir: string): string => join(dir, 'last-engine')

const lastEngine = async (dir: string): Promise<string> =>
  (await readFile(lastEngineFile(dir), 'utf8').catch(ifMissing(''))).trim()

/**
 * Remembers which engine is used. Call it before the engine starts: if it fails, the next start must not use another
 * database that is older.
 */
export async function rememberEngine(dir: string, engine: Engine): Promise<void> {
  if ((await lastEngine(dir)) === engine) return
  await mkdir(dir, { recursive: true })
  await writeFile(lastEngineFile(dir), `${engine}\n`)
}

/** The engines whose data exists under `dir`; the one that was used last is first. */
export async function storedEngines(dir: string): Promise<Engine[]> {
  const last = await lastEngine(dir)
  const stored: { engine: Engine; usedAt: number }[] = []
  for (const engine of ['mongod', 'documentdb'] as const) {
    if (!(await hasData(dir, engine))) continue
    // Earlier versions only left the record of the process. A start that fails deletes it.
    const usedAt = engine === last ? Infinity : await modifiedAt(join(dir, engine, 'process.json'))
    stored.push({ engine, usedAt })
  }
  return stored.sort((a, b) => b.usedAt - a.usedAt).map(({ engine }) => engine)
}

/**
 * Which of two databases is used. The other one isn't moved to change the choice, because the data of the DocumentDB
 * engine may be outside its folder.
 */
export function twoDatabases(dir: string, [used, other]: [Engine, Engine]): string {
  return (
    `there are two databases: using the one in ${join(dir, used)}, which was used last. ` +
    `The one in ${join(dir, other)} stays as it is. ` +
    `To use that one, stop, run: echo ${other} > '${lastEngineFile(dir)}', and start again`
  )
}

const requirements: Record<Engine, string> = {
  mongod:
    'mongod wrote it, but no mongod is on the PATH, and none could be downloaded.\n' +
    'Install mongod, or connect this machine to the internet, and start again.',
  documentdb:
    'the DocumentDB engine wrote it, but Debian’s packages of that engine could not be unpacked, and mongod ' +
    'can’t read it.\n' +
    'Start again on Debian or Ubuntu, as root, with a connection to the internet.',
}

/** The error when the engine that wrote the existing data isn't available; another one would start empty. */
export function engineUnavailable(dir: string, engine: Engine, reason?: unknown): DataFolderError {
  const folder = join(dir, engine)
  return new DataFolderError(
    `The data in ${folder} can’t be read: ${requirements[engine]}\n` +
      'To start empty and keep the data, move that folder elsewhere first.' +
      (reason instanceof Error ? `\nThe last attempt ended with: ${reason.message}` : ''),
    { cause: reason },
  )
}
