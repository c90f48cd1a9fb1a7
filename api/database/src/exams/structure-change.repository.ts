import mongoose, { type Connection } from 'mongoose'
import { structureChangeModel, type StructureChangeDocument } from './structure-change.model.ts'

export type NewStructureChange = Omit<StructureChangeDocument, '_id'>

/** The changes of exams' structures. */
export function createStructureChangeRepository(connection: Connection) {
  const model = structureChangeModel(connection)
  return {
    /** Written before the exam is changed, so that no change is ever without it. Gives its id. */
    async insert(change: NewStructureChange): Promise<string> {
      return String((await model.create(change))._id)
    },

    /** For a change that lost against another one. */
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id })
    },

    findById: (id: string): Promise<StructureChangeDocument | null> =>
      model.findById(id).lean<StructureChangeDocument>(),

    /** In the order of `ids`. @throws Error when one is missing */
    async listByIds(ids: readonly string[]): Promise<StructureChangeDocument[]> {
      const found = await model
        .find({ _id: mongoose.trusted({ $in: ids }) })
        .lean<StructureChangeDocument[]>()
      return ids.map((id) => {
        const change = found.find(({ _id }) => String(_id) === id)
        if (!change) throw new Error(`structure change ${id} is missing`)
        return change
      })
    },
  }
}

export type StructureChangeRepository = ReturnType<typeof createStructureChangeRepository>
