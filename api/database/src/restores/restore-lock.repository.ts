import { isRestoreWriting } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { restoreLockModel, type RestoreLockDocument } from './restore-lock.model.ts'
import { restoreModel, type RestoreDocument } from './restore.model.ts'

export const ownerLock = (ownerId: string): string => `owner:${ownerId}`
export const classLock = (classId: string): string => `class:${classId}`

/** Locks that serialise restores of one person and of one class. */
export function createRestoreLocks(connection: Connection) {
  const model = restoreLockModel(connection)

  async function create(_id: string, restoreId: string): Promise<boolean> {
    try {
      await model.create({ _id, restoreId, at: new Date() })
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }

  /** The new time tells {@link removeLeftOver} that the lock is in use again. */
  async function keep(_id: string, restoreId: string): Promise<boolean> {
    const { matchedCount } = await model.updateOne({ _id, restoreId }, { $set: { at: new Date() } })
    return matchedCount > 0
  }

  /** Removes a lock whose restore has ended: its worker died after it stored the end and before it released the lock. */
  async function removeLeftOver(_id: string): Promise<boolean> {
    const lock = await model.findById(_id).lean<RestoreLockDocument>()
    if (!lock) return true
    const holder = await restoreModel(connection)
      .findById(lock.restoreId, { state: 1 })
      .lean<RestoreDocument>()
    if (!holder || isRestoreWriting(holder.state)) return false
    const { deletedCount } = await model.deleteOne({ _id, restoreId: lock.restoreId, at: lock.at })
    return deletedCount > 0
  }

  const takeOne = async (_id: string, restoreId: string): Promise<boolean> =>
    (await create(_id, restoreId)) ||
    (await keep(_id, restoreId)) ||
    ((await removeLeftOver(_id)) && (await create(_id, restoreId)))

  return {
    /**
     * Takes locks in the order of their names, so that two restores never wait for each other. Returns the first lock
     * that another restore holds, or null. Locks taken before it stay: call `release`, or try again.
     */
    async take(restoreId: string, locks: readonly string[]): Promise<string | null> {
      for (const lock of [...locks].sort()) if (!(await takeOne(lock, restoreId))) return lock
      return null
    },

    async release(restoreId: string): Promise<void> {
      await model.deleteMany({ restoreId })
    },
  }
}

export type RestoreLocks = ReturnType<typeof createRestoreLocks>
