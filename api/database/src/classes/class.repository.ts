import mongoose, { type Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { createClassSlots } from './class-slots.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'
import { classTextOf } from './class-text.ts'

/** A class that is about to be stored; its place, its words and what is counted follow. */
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
    const place = { slot, slotKey: slotKeyOf(ownerId, slot, id) }
    const searchText = classTextOf(fields)
    const created = await model.create({
      ...{ ...fields, ...place, searchText },
      ...{ _id: id, lastActivityAt: createdAt },
    })
    return created.toObject()
  }

  return {
    inFreeSlot: slots.inFreeSlot,
    settleSlots: slots.settle,
    countSlots: slots.count,

    /** Null when the plan's `limit` places are taken; a sample class takes none. */
    insert: (fields: NewClass, limit: number): Promise<ClassDocument | null> =>
      fields.isSample
        ? insertWith(fields, null)
        : slots.inFreeSlot(fields.ownerId, limit, (slot) => insertWith(fields, slot)),

    /** Also finds what is in the trash. */
    async findById(id: string): Promise<ClassDocument | null> {
      const [found] = await findMany(new mongoose.Types.ObjectId(id))
      return found ?? null
    },

    /** Changes a class that is not in the trash; null when it is. */
    change: (id: string, set: Partial<ClassDocument>): Promise<ClassDocument | null> =>
      model.findOneAndUpdate({ _id: id, deletedAt: null }, { $set: set, $inc: { version: 1 } }, after),

    /** Changes a class from a state that was read; null when it has changed meanwhile. */
    changeFrom: (
      { _id, version }: Pick<ClassDocument, '_id' | 'version'>,
      set: Partial<ClassDocument>,
    ): Promise<ClassDocument | null> =>
      model.findOneAndUpdate({ _id, version }, { $set: set, $inc: { version: 1 } }, after),

    /** Sets what was counted anew; touches neither version nor activity. */
    async setCounts(id: string, counts: Partial<ClassDocument['counts']>): Promise<void> {
      const set = Object.fromEntries(Object.entries(counts).map(([key, value]) => [`counts.${key}`, value]))
      await model.updateOne({ _id: id }, { $set: set })
    },
  }
}

export type ClassRepository = ReturnType<typeof createClassRepository>
