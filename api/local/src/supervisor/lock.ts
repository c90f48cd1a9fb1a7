import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processIdentity } from '../servers/process-identity.ts'
import { StartError } from './start-error.ts'

interface Holder {
  pid: number
  identity: string
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    // The file is gone, or was truncated when its writer was killed, so nobody holds the lock.
    return undefined
  }
}

/**
 * Locks a folder for this process; takes over a lock whose process no longer runs. Returns a function that
 * releases it.
 * @throws StartError if another running process holds it
 */
export async function takeLock(dir: string): Promise<() => Promise<void>> {
  const file = join(dir, 'start.lock')
  const identity = (await processIdentity(process.pid)) ?? ''
  const content = JSON.stringify({ pid: process.pid, identity } satisfies Holder)
  await mkdir(dir, { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, content, { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await readHolder(file)
    if (holder && (await processIdentity(holder.pid)) === holder.identity) {
      throw new StartError(
        `Classeur is already running here (process ${holder.pid} uses ${dir}). ` +
          'Stop it first (Ctrl-C in its terminal), then start again.',
      )
    }
    await rm(file, { force: true })
  }
  throw new StartError(`${file} cannot be locked: another start is in progress. Try again.`)
}
