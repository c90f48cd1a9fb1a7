import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { ownerOnly } from './durable-files.ts'
import { isMissing, refusedBecause, RefusedError } from './refused-error.ts'

const prefix = '.running-'
const namePattern = /^\.running-(create|restore)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-/
const refreshMs = 30_000
/** After this time without a refresh, the process no longer exists. */
export const abandonedMs = 10 * refreshMs

export type ExclusiveCommand = 'create' | 'restore'

/** Deletes the files of processes that no longer exist. @throws RefusedError if another command runs */
async function refuseWhileOthersRun(directory: string, own: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const [, command, day, hour, minute] = namePattern.exec(name) ?? []
    if (!command || name === own) continue
    const path = join(directory, name)
    const status = await stat(path).catch((error: unknown) => {
      // The other command has just ended.
      if (isMissing(error)) return null
      throw error
    })
    if (!status) continue
    if (status.mtimeMs > Date.now() - abandonedMs) {
      throw new RefusedError(
        `the command ${command} has been running since ${day} ${hour}:${minute} UTC: wait until it has ended, then ` +
          `try again. If it was killed, delete ${path} or wait ${abandonedMs / 60_000} minutes`,
      )
    }
    await rm(path, { force: true })
  }
}

/**
 * Runs a command that no other `create` or `restore` on the same folder of backups may overlap. Each command first
 * creates a file of its own and then searches for those of others, so of two commands at least the later one is refused;
 * two that start in the same moment may both be. The number of a process means nothing in another container, so a
 * running command keeps the time of its file up to date instead.
 * @throws RefusedError if another command runs, or if the folder can't be written
 */
export async function runExclusively<T>(
  directory: string,
  command: ExclusiveCommand,
  run: () => Promise<T>,
  pauseMs = refreshMs,
): Promise<T> {
  const since = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const own = `${prefix}${command}-${since}-${randomUUID()}`
  const path = join(directory, own)
  try {
    await mkdir(directory, { recursive: true, mode: ownerOnly.folder })
    await (await open(path, 'wx', ownerOnly.file)).close()
  } catch (error) {
    throw refusedBecause("the folder of backups can't be written", error)
  }
  // A refresh that fails is repeated long before the file counts as abandoned.
  const refresh = () => void utimes(path, new Date(), new Date()).catch(() => undefined)
  const timer = setInterval(refresh, pauseMs)
  try {
    await refuseWhileOthersRun(directory, own)
    return await run()
  } finally {
    clearInterval(timer)
    await rm(path, { force: true })
  }
}
