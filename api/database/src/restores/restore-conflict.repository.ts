import mongoose, { type Connection } from 'mongoose'
import { isDuplicatesOnly } from '../duplicates-only.ts'
import { restoreConflictModel, type RestoreConflictDocument } from './restore-conflict.model.ts'

const { trusted } = mongoose

/** The conflicts of previews. */
export function createRestoreConflicts(connection: Connection) {
  const model = restoreConflictModel(connection)
  const ofClass = (restoreId: string, classId: string | undefined) => ({
    restoreId,
    ...(classId && { classId }),
  })

  return {
    /** Adds conflicts; repeating it changes nothing. */
    async add(conflicts: readonly RestoreConflictDocument[]): Promise<void> {
      if (conflicts.length === 0) return
      try {
        await model.collection.insertMany([...conflicts] as object[], { ordered: false })
      } catch (error) {
        if (!isDuplicatesOnly(error)) throw error
      }
    },

    /** One page in the order of classes and exams; one more than `limit` if there is a next page. */
    list: (
      restoreId: string,
      { classId, after, limit }: { classId?: string | undefined; after: string | null; limit: number },
    ): Promise<RestoreConflictDocument[]> =>
      model
        .find({ ...ofClass(restoreId, classId), ...(after !== null && { _id: trusted({ $gt: after }) }) })
        .sort({ classId: 1, _id: 1 })
        .limit(limit + 1)
        .lean<RestoreConflictDocument[]>(),

    count: (restoreId: string, classId?: string): Promise<number> =>
      model.countDocuments(ofClass(restoreId, classId)),

    listOfClass: (restoreId: string, classId: string): Promise<RestoreConflictDocument[]> =>
      model.find({ restoreId, classId }).lean<RestoreConflictDocument[]>(),

    /** Stores decisions by the id of the conflict; unknown ids change nothing. */
    async decide(restoreId: string, decisions: Readonly<Record<string, 'archived' | 'here'>>): Promise<void> {
      const updates = Object.entries(decisions).map(([_id, decision]) => ({
        updateOne: { filter: { _id, restoreId }, update: { $set: { decision } } },
      }))
      if (updates.length > 0) await model.bulkWrite(updates, { ordered: false })
    },

    async remove(restoreId: string): Promise<void> {
      await model.deleteMany({ restoreId })
    },
  }
}

export type RestoreConflicts = ReturnType<typeof createRestoreConflicts>
