import type { LargeObjectStorage, ObjectStorage } from '@classeur/storage'
import type { BackupKeys } from './backup-keys.ts'
import { createKeyObjects, fileOfKeyObject } from './key-objects.ts'
import { DamagedFileError, MissingFileError, UnknownSealingKeyError } from './sealed-errors.ts'

export interface Rewrapped {
  /** Files that were sealed with an older key, and now open with the first key alone. */
  rewrapped: number
  /** Files that were sealed with the first key. */
  current: number
  /** Files that none of the keys opens, or whose key was altered. They are left as they are. */
  unreadable: { key: string; error: Error }[]
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof UnknownSealingKeyError || error instanceof DamagedFileError

/**
 * Seals the key of every stored file with the first key, so that the others aren't needed any more. Each file is done
 * at once or not at all, so this can be interrupted and repeated. Files written meanwhile by a process with other
 * settings may be missed.
 * @throws StorageUnavailableError, StorageFullError
 */
export async function rewrapAll(
  storage: LargeObjectStorage & Pick<ObjectStorage, 'list'>,
  keys: BackupKeys,
): Promise<Rewrapped> {
  const keyObjects = createKeyObjects(storage, keys)
  const withoutOldKeys = createKeyObjects(storage, [keys[0]])
  const result: Rewrapped = { rewrapped: 0, current: 0, unreadable: [] }
  const hasContent = async (key: string) => (await storage.sizeOf(key)) !== null

  async function rewrap(key: string): Promise<void> {
    if (!(await keyObjects.rewrap(key))) {
      result.current += 1
    } else if (await hasContent(key)) {
      await withoutOldKeys.read(key)
      result.rewrapped += 1
    } else {
      // The file was deleted meanwhile, with the key that was just written again.
      await keyObjects.delete(key)
    }
  }

  for await (const name of storage.list()) {
    const key = fileOfKeyObject(name)
    if (key === undefined || !(await hasContent(key))) continue
    try {
      await rewrap(key)
    } catch (error) {
      if (isUnreadable(error)) result.unreadable.push({ key, error })
      // A file that was deleted since it was listed needs nothing.
      else if (!(error instanceof MissingFileError)) throw error
    }
  }
  return result
}
