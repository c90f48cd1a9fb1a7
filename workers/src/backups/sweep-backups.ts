import { archiveKeyOf } from '@classeur/backups'
import {
  attemptAll,
  attemptEach,
  type BackupDocument,
  type BackupLists,
  type BackupRepository,
} from '@classeur/database'
import type { StoredArchives } from './stored-archives.ts'

const batch = 50
/** Longer than any attempt continues after it was stopped or superseded. */
const restMs = 5 * 60_000

export interface SweepBackupsDependencies {
  backups: Pick<BackupRepository, 'now'>
  lists: Pick<BackupLists, 'expire' | 'listDeleted' | 'listWithStrayFiles' | 'clearStrayFiles' | 'purge'>
  archives: Pick<StoredArchives, 'delete'>
}

/** Every key that an attempt of this backup may have written. */
const possibleKeys = ({ _id, attempt, storageKey }: BackupDocument): Set<string> => {
  const keys = Array.from({ length: attempt }, (_, index) => archiveKeyOf(String(_id), index + 1))
  return new Set(storageKey === null ? keys : [...keys, storageKey])
}

/**
 * Deletes backups whose time is over or that their owner deleted, and what interrupted attempts left behind. The
 * archive is deleted before the document that names it, so an interruption leaves no orphaned archive.
 * The sweep throws an AggregateError after it, with the errors of the backups that couldn't be deleted.
 */
export function createBackupSweep({ backups, lists, archives }: SweepBackupsDependencies, rest = restMs) {
  return async function sweep(stop?: AbortSignal): Promise<void> {
    const now = backups.now()
    const restedBefore = new Date(now.getTime() - rest)
    const clear = async (stray: BackupDocument) => {
      const keys = [...possibleKeys(stray)].filter((key) => key !== stray.storageKey)
      await Promise.all(keys.map((key) => archives.delete(key)))
      await lists.clearStrayFiles(String(stray._id))
    }
    const purge = async (deleted: BackupDocument) => {
      await Promise.all([...possibleKeys(deleted)].map((key) => archives.delete(key)))
      const mayStillWrite = deleted.hasStrayFiles && (deleted.finishedAt ?? now) > restedBefore
      if (!mayStillWrite) await lists.purge(String(deleted._id))
    }
    await lists.expire(now, batch)
    await attemptAll(
      [
        async () => attemptEach(await lists.listWithStrayFiles(restedBefore, batch), clear, stop),
        async () => attemptEach(await lists.listDeleted(now, batch), purge, stop),
      ],
      stop,
    )
  }
}
