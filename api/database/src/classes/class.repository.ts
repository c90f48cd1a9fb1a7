import mongoose, { type Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { createClassSlots } from './class-slots.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'
import { classTextOf } from './class-text.ts'

/** A class to insert; the repository adds its plan slot, search words and counts. */
export type NewClass = Omit<
  ClassDocument,
  | '_id'
  | 'slot'
  | 'slotKey'
  | 'counts'
  | 'version'
  | 'lastActivityAt'
  | 'archivedAt'
  | 'deletedAt'
  | 'transfer'
  | 'searchText'
> & { id: string; counts?: ClassDocument['counts']; searchText?: string }

/** The classes. */
export function createClassRepository(connection: Connection) {
  const model = classModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const findMany = createGroupedFind<ClassDocument, ClassDocument['_id']>(
    connection,
    model.collection.collectionName,
    '_id',
  )
  const slots = createClassSlots(model)

  const insertWith = async ({ id, ...fields }: NewClass, slot: number | null): Promise<ClassDocument> => {
    const { createdAt, ownerId } = fields
    const slotFields = { slot, slotKey: slotKeyOf(ownerId, slot, id) }
    const searchText = classTextOf(fields)
    const created = await model.create({
      ...{ ...fields, ...slotFields, searchText },
      ...{ _id: id, lastActivityAt: createdAt },
    })
    return created.toObject()
  }

  return {
    inFreeSlot: slots.inFreeSlot,
    settleSlots: slots.settle,
    countSlots: slots.count,
    chooseOpen: slots.chooseOpen,
    listInSlots: slots.list,

    /** Returns null when all `limit` slots of the plan are taken; a sample class takes no slot. */
    insert: (fields: NewClass, limit: number): Promise<ClassDocument | null> =>
      fields.isSample
        ? insertWith(fields, null)
        : slots.inFreeSlot(fields.ownerId, limit, (slot) => insertWith(fields, slot)),

    /** Also finds classes in the trash. */
    async findById(id: string): Promise<ClassDocument | null> {
      const [schoolClass] = await findMany(new mongoose.Types.ObjectId(id))
      return schoolClass ?? null
    },

    /** Changes a class; returns null if it is in the trash. */
    change: (id: string, set: Partial<ClassDocument>): Promise<ClassDocument | null> =>
      model.findOneAndUpdate({ _id: id, deletedAt: null }, { $set: set, $inc: { version: 1 } }, after),

    /** Changes a class from the state that was read; returns null if it has changed since. */
    changeFrom: (
      { _id, version }: Pick<ClassDocument, '_id' | 'version'>,
      set: Partial<ClassDocument>,
    ): Promise<ClassDocument | null> =>
      model.findOneAndUpdate({ _id, version }, { $set: set, $inc: { version: 1 } }, after),

    /** Stores recomputed counts and results; changes neither version nor last activity. Undefined keeps the results. */
    async setCounts(
      id: string,
      counts: Partial<ClassDocument['counts']>,
      results?: ClassDocument['results'],
    ): Promise<void> {
      const set = Object.fromEntries(Object.entries(counts).map(([key, value]) => [`counts.${key}`, value]))
      await model.updateOne({ _id: id }, { $set: { ...set, ...(results !== undefined && { results }) } })
    },

    /** Ids of classes with exams that an older version counted, without `results`. */
    async listWithoutResults(): Promise<string[]> {
      const withoutResults = await model
        .find({ results: mongoose.trusted({ $exists: false }), 'counts.exams': mongoose.trusted({ $gt: 0 }) })
        .select({ _id: 1 })
        .lean<Pick<ClassDocument, '_id'>[]>()
      return withoutResults.map(({ _id }) => String(_id))
    },
  }
}

export type ClassRepository = ReturnType<typeof createClassRepository>
