import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, RefusedError } from './refused-error.ts'
import { createRunningFile, type ExclusiveCommand, type RunningFile } from './running-file.ts'

const namePattern = /^\.running-(create|restore)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-/
const refreshMs = 30_000
/** After this time without a refresh, the process no longer exists. */
export const abandonedMs = 10 * refreshMs

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
    // A folder that can't be written keeps it.
    await rm(path, { force: true }).catch(() => undefined)
  }
}

/**
 * Runs a command that no other `create` or `restore` on the same folder of backups may overlap. Each command first
 * creates a file of its own and then searches for those of others, so of two commands at least the later one is refused;
 * two that start in the same moment may both be. The number of a process means nothing in another container, so a
 * running command keeps the time of its file up to date instead.
 * @throws RefusedError if another command runs, or if the folder must be written but can't be
 */
export async function runExclusively<T>(
  directory: string,
  command: ExclusiveCommand,
  run: (own: RunningFile) => Promise<T>,
  pauseMs = refreshMs,
): Promise<T> {
  const own = await createRunningFile(directory, command, pauseMs)
  try {
    await refuseWhileOthersRun(directory, own.name)
    return await run(own)
  } finally {
    await own.remove()
  }
}
