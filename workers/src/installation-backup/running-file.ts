import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, open, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { ownerOnly } from './durable-files.ts'
import { isMissing, isReadOnly, refusedBecause, RefusedError } from './refused-error.ts'

export type ExclusiveCommand = 'create' | 'restore'

/** The file by which others see that a command runs on a folder of backups. */
export interface RunningFile {
  name: string
  /**
   * Call it before a step that can't be undone. @throws RefusedError if somebody has deleted the file, because this
   * process was suspended for long or looked killed: another command may run then
   */
  refuseIfDeleted: () => Promise<void>
  remove: () => Promise<void>
}

const nameOf = (command: ExclusiveCommand): string =>
  `.running-${command}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`

/**
 * Creates the file of a command that begins, and keeps its time up to date. A restore also reads a folder that can't be
 * written, such as a snapshot, without a file: there is nothing that another command could make or delete.
 * @throws RefusedError if the folder can't be written
 */
export async function createRunningFile(
  directory: string,
  command: ExclusiveCommand,
  refreshMs: number,
): Promise<RunningFile> {
  const name = nameOf(command)
  const path = join(directory, name)
  try {
    await mkdir(directory, { recursive: true, mode: ownerOnly.folder })
    await (await open(path, 'wx', ownerOnly.file)).close()
  } catch (error) {
    const nothing = () => Promise.resolve()
    if (command === 'restore' && isReadOnly(error)) return { name, refuseIfDeleted: nothing, remove: nothing }
    throw refusedBecause("the folder of backups can't be written", error)
  }
  const refresh = () => utimes(path, new Date(), new Date())
  // A refresh that fails is repeated long before the file counts as abandoned.
  const timer = setInterval(() => void refresh().catch(() => undefined), refreshMs)
  // Otherwise the next command would wait until the file of an interrupted one counts as abandoned.
  const removeNow = () => rmSync(path, { force: true })
  process.once('exit', removeNow)
  return {
    name,
    async refuseIfDeleted() {
      await refresh().catch((error: unknown) => {
        if (!isMissing(error)) return
        throw new RefusedError(
          `${path} was deleted meanwhile, so another command may be running: wait until it has ended, then try again`,
        )
      })
    },
    async remove() {
      clearInterval(timer)
      process.off('exit', removeNow)
      await rm(path, { force: true })
    },
  }
}
