import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RefusedError } from './refused-error.ts'
import { ownerOnly } from './durable-files.ts'

const shownOutput = 2000

/** The address of the whole server: a dump of one database can't contain the oplog. */
function serverUrl(mongoUrl: string): string {
  const [, before = '', rest = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(.*)$/.exec(mongoUrl) ?? []
  if (before === '') throw new RefusedError('configuration: MONGO_URL is not an address of MongoDB')
  const query = rest.indexOf('?')
  return `${before}/${query === -1 ? '' : rest.slice(query)}`
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-shownOutput)))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: unknown) => {
    throw new RefusedError(`${program} can't be started; install the MongoDB Database Tools`, {
      cause: error,
    })
  })
  if (code !== 0) throw new RefusedError(`${program} failed:\n${output}`)
}

/**
 * Dumps and restores the whole database server with MongoDB's own tools. With the oplog, a dump contains one moment:
 * its end. Restoring the oplog is possible only for all databases together, so the server must belong to the product.
 */
export function createDatabaseTools(mongoUrl: string, environment: NodeJS.ProcessEnv) {
  /** Passes the address in a file, because other users of the machine can read arguments. */
  async function runTool(program: string, args: readonly string[]): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'classeur-backup-'))
    try {
      const config = join(folder, 'config.yaml')
      await writeFile(config, `uri: ${JSON.stringify(serverUrl(mongoUrl))}\n`, { mode: ownerOnly.file })
      await run(program, [`--config=${config}`, '--gzip', ...args], environment)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const restore = (path: string, ...args: string[]) =>
    runTool('mongorestore', [`--archive=${path}`, '--oplogReplay', '--drop', '--stopOnError', ...args])

  return {
    dump: (path: string): Promise<void> => runTool('mongodump', [`--archive=${path}`, '--oplog']),
    /** Reads the archive's table of contents and connects to the server, but changes nothing. */
    tryRestore: (path: string): Promise<void> => restore(path, '--dryRun'),
    restore: (path: string): Promise<void> => restore(path),
  }
}

export type DatabaseTools = ReturnType<typeof createDatabaseTools>
