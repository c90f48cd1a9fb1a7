import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose

/** A class that is about to be stored; its place and what is counted follow. */
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
> & { id: string }

/** The classes. */
export function createClassRepository(connection: Connection) {
  const model = classModel(connection)
  const after = { returnDocument: 'after', lean: true } as const
  const findMany = createGroupedFind<ClassDocument, ClassDocument['_id']>(
    connection,
    model.collection.collectionName,
    '_id',
  )

  /** The lowest free place of a plan with `limit` places; null when all are taken. */
  async function freeSlot(ownerId: string, limit: number): Promise<number | null> {
    const taken = await model
      .find({ 'members.userId': ownerId, ownerId, slot: trusted({ $ne: null }) })
      .select({ slot: 1 })
      .lean<Pick<ClassDocument, 'slot'>[]>()
    const slots = new Set(taken.map(({ slot }) => slot))
    for (let slot = 0; slot < limit; slot += 1) if (!slots.has(slot)) return slot
    return null
  }

  /** Runs `write` with a free place until nobody else has taken it meanwhile; null when all are taken. */
  async function inFreeSlot<Result>(
    ownerId: string,
    limit: number,
    write: (slot: number) => Promise<Result>,
  ): Promise<Result | null> {
    for (;;) {
      const slot = await freeSlot(ownerId, limit)
      if (slot === null) return null
      try {
        return await write(slot)
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    }
  }

  const insertWith = async ({ id, ...fields }: NewClass, slot: number | null): Promise<ClassDocument> => {
    const { createdAt, ownerId } = fields
    const place = { slot, slotKey: slotKeyOf(ownerId, slot, id) }
    const created = await model.create({ ...fields, ...place, _id: id, lastActivityAt: createdAt })
    return created.toObject()
  }

  return {
    inFreeSlot,

    /** Null when the plan's `limit` places are taken; a sample class takes none. */
    insert: (fields: NewClass, limit: number): Promise<ClassDocument | null> =>
      fields.isSample
        ? insertWith(fields, null)
        : inFreeSlot(fields.ownerId, limit, (slot) => insertWith(fields, slot)),

    /** Also finds what is in the trash. */
    async findById(id: string): Promise<ClassDocument | null> {
      const [found] = await findMany(new mongoose.Types.ObjectId(id))
      return found ?? null
    },

    /** Changes a class that is not in the trash; null when it is. */
    change: (id: string, set: Partial<ClassDocument>): Promise<ClassDocument | null> =>
      model.findOneAndUpdate({ _id: id, deletedAt: null }, { $set: set, $inc: { version: 1 } }, after),

    /** Sets what was counted anew; touches neither version nor activity. */
    async setCounts(id: string, counts: Partial<ClassDocument['counts']>): Promise<void> {
      const set = Object.fromEntries(Object.entries(counts).map(([key, value]) => [`counts.${key}`, value]))
      await model.updateOne({ _id: id }, { $set: set })
    },
  }
}

export type ClassRepository = ReturnType<typeof createClassRepository>
