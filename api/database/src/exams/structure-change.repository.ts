import type { RescaleStep } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { structureChangeModel, type StructureChangeDocument } from './structure-change.model.ts'

export type NewStructureChange = Omit<StructureChangeDocument, '_id'>

/** The changes of exam structures. */
export function createStructureChangeRepository(connection: Connection) {
  const model = structureChangeModel(connection)

  /** @throws Error if one is missing */
  const inOrder = <One extends Pick<StructureChangeDocument, '_id'>>(
    ids: readonly string[],
    changes: One[],
  ) =>
    ids.map((id): One => {
      const change = changes.find(({ _id }) => String(_id) === id)
      if (!change) throw new Error(`structure change ${id} is missing`)
      return change
    })

  return {
    /**
     * Insert the change before changing the exam, so that the exam never refers to a missing change. Returns its id.
     */
    async insert(change: NewStructureChange): Promise<string> {
      return String((await model.create(change))._id)
    },

    /** Removes a change that lost against a concurrent change. */
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },

    findById: (id: string): Promise<StructureChangeDocument | null> =>
      model.findById(id).lean<StructureChangeDocument>(),

    /**
     * Changes in the order of `ids`.
     * @throws Error if one is missing
     */
    async listByIds(ids: readonly string[]): Promise<StructureChangeDocument[]> {
      const changes = await model
        .find({ _id: mongoose.trusted({ $in: ids }) })
        .lean<StructureChangeDocument[]>()
      return inOrder(ids, changes)
    },

    /**
     * Rescales without the previous marks, in the order of `ids`.
     * @throws Error if one is missing
     */
    async listRescales(ids: readonly string[]): Promise<RescaleStep[]> {
      if (ids.length === 0) return []
      const rescales = await model
        .find({ _id: mongoose.trusted({ $in: ids }) })
        .select({ at: 1, rescales: 1, undoes: 1 })
        .lean<Pick<StructureChangeDocument, '_id' | 'at' | 'rescales' | 'undoes'>[]>()
      return inOrder(ids, rescales).map(({ _id, ...step }) => ({ ...step, id: String(_id) }))
    },
  }
}

export type StructureChangeRepository = ReturnType<typeof createStructureChangeRepository>
