import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from './class-lists.repository.ts'
import { createClassSlots } from './class-slots.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose

/** What became of a change of state: `no-place` of the plan was free, or it was not in the state to be left. */
export type StateChange = { changed: ClassDocument } | 'no-place' | 'not-in-state'

/** Archive, trash and back. Each is one conditional write, so repeating one changes nothing. */
export function createClassStates(connection: Connection) {
  const model = classModel(connection)
  const slots = createClassSlots(model)

  const update = async (
    { _id, ownerId }: ClassDocument,
    condition: Record<string, unknown>,
    set: Partial<ClassDocument>,
    slot: number | null,
  ): Promise<StateChange> => {
    const changed: ClassDocument | null = await model.findOneAndUpdate(
      { _id, ownerId, ...condition },
      { $set: { ...set, slot, slotKey: slotKeyOf(ownerId, slot, String(_id)) }, $inc: { version: 1 } },
      { returnDocument: 'after', lean: true },
    )
    return changed ? { changed } : 'not-in-state'
  }

  const updateInPlace = async (
    found: ClassDocument,
    limit: number,
    condition: Record<string, unknown>,
    set: Partial<ClassDocument>,
  ): Promise<StateChange> =>
    (await slots.inFreeSlot(found.ownerId, limit, (slot) => update(found, condition, set, slot))) ??
    'no-place'

  return {
    /** Its place becomes free. */
    archive: (found: ClassDocument): Promise<StateChange> =>
      update(found, { archivedAt: null, deletedAt: null }, { archivedAt: new Date() }, null),

    /** Needs one of the `limit` places of the owner's plan, except a sample class. */
    unarchive(found: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { archivedAt: trusted({ $ne: null }), deletedAt: null }
      return found.isSample
        ? update(found, condition, { archivedAt: null }, null)
        : updateInPlace(found, limit, condition, { archivedAt: null })
    },

    /** Into the trash; an offer of the ownership ends. */
    markDeleted: (found: ClassDocument): Promise<StateChange> =>
      update(found, { deletedAt: null }, { deletedAt: new Date(), transfer: null }, null),

    /** Out of the trash, while it can be brought back; needs a place unless it was archived, or is a sample. */
    restore(found: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { deletedAt: trusted({ $gt: trashBegins() }), archivedAt: found.archivedAt }
      return found.isSample || found.archivedAt
        ? update(found, condition, { deletedAt: null }, null)
        : updateInPlace(found, limit, condition, { deletedAt: null })
    },
  }
}

export type ClassStates = ReturnType<typeof createClassStates>
