import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
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
  // The tool must not write into the database while the next command runs.
  const end = () => void child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-shownOutput)))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
    .catch((error: unknown) => {
      throw new RefusedError(`${program} can't be started; install the MongoDB Database Tools`, {
        cause: error,
      })
    })
    .finally(() => process.off('exit', end))
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
    const remove = () => rmSync(folder, { recursive: true, force: true })
    process.once('exit', remove)
    try {
      const config = join(folder, 'config.yaml')
      await writeFile(config, `uri: ${JSON.stringify(serverUrl(mongoUrl))}\n`, { mode: ownerOnly.file })
      await run(program, [`--config=${config}`, '--gzip', ...args], environment)
    } finally {
      process.off('exit', remove)
      remove()
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
