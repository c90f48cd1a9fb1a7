import { flushFolder } from '@classeur/storage'
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, refusedBecause, RefusedError } from './refused-error.ts'
import { ownerOnly } from './durable-files.ts'

const dayMs = 86_400_000
/** A time in UTC, and what the backup was made for. */
const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z(-before-restore)?$/
const unfinished = '.unfinished-'

export const nameOf = (madeAt: Date, isBeforeRestore: boolean): string =>
  `${madeAt.toISOString().replaceAll(/[:.]/g, '-')}${isBeforeRestore ? '-before-restore' : ''}`

/** When the backup with this name was made. */
const timeOf = (name: string): number =>
  Date.parse(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'))

/** The folder with all backups. A backup appears in it when it is complete. */
export function createBackupFolder(directory: string) {
  const pathOf = (name: string): string => {
    if (!namePattern.test(name)) throw new RefusedError(`${JSON.stringify(name)} is not the name of a backup`)
    return join(directory, name)
  }
  /** What is read from the folder, or the value for what isn't there. @throws RefusedError if it can't be read */
  const unlessMissing = async <T, Missing>(read: Promise<T>, missing: Missing): Promise<T | Missing> => {
    try {
      return await read
    } catch (error) {
      if (isMissing(error)) return missing
      throw refusedBecause("the folder of backups can't be read", error)
    }
  }
  const entries = () => unlessMissing<string[], string[]>(readdir(directory), [])
  const list = async () => (await entries()).filter((name) => namePattern.test(name)).sort()

  return {
    list,

    /** @throws RefusedError if there is no backup with this name */
    async find(name: string): Promise<string> {
      const path = pathOf(name)
      const status = await unlessMissing(lstat(path), null)
      if (!status?.isDirectory()) throw new RefusedError(`there is no backup ${name}`)
      return path
    },

    /** Has a new backup made in a separate folder, which is renamed once it is complete, or deleted if that fails. */
    async add(name: string, make: (path: string) => Promise<void>): Promise<void> {
      const create = (path: string) =>
        mkdir(path, { recursive: path === directory, mode: ownerOnly.folder }).catch((error: unknown) => {
          throw refusedBecause("the folder of backups can't be written", error)
        })
      await create(directory)
      for (const left of await entries()) {
        // A killed process left these. Another process may still be writing a newer one.
        const isLeft =
          left.startsWith(unfinished) && timeOf(left.slice(unfinished.length)) < Date.now() - dayMs
        if (isLeft) await rm(join(directory, left), { recursive: true, force: true })
      }
      const draft = join(directory, `${unfinished}${name}`)
      await create(draft)
      try {
        await make(draft)
        await rename(draft, pathOf(name))
      } catch (error) {
        // Otherwise, after each failed night, a dump and copies of all files would fill the disk. The first error counts.
        await rm(draft, { recursive: true, force: true }).catch(() => undefined)
        throw error
      }
      for (const folder of [pathOf(name), directory]) await flushFolder(folder)
    },

    /** Deletes backups made more than `keepDays` ago, but never the newest one; returns their names. */
    async prune(keepDays: number, now: number): Promise<string[]> {
      const old = (await list()).slice(0, -1).filter((name) => timeOf(name) < now - keepDays * dayMs)
      for (const name of old) await rm(pathOf(name), { recursive: true, force: true })
      return old
    },
  }
}

export type BackupFolder = ReturnType<typeof createBackupFolder>
