import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from './class-lists.repository.ts'
import { createClassSlots } from './class-slots.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose

/**
 * The result of a state change. `no-place`: the plan has no free slot. `not-in-state`: the class wasn't in the
 * expected state.
 */
export type StateChange = { changed: ClassDocument } | 'no-place' | 'not-in-state'

/** Archives, deletes and restores classes. Each is one conditional write, so repeating it changes nothing. */
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
    /** Frees the plan slot of the class. */
    archive: (found: ClassDocument): Promise<StateChange> =>
      update(found, { archivedAt: null, deletedAt: null }, { archivedAt: new Date() }, null),

    /** Takes one of the `limit` slots of the owner's plan, except for a sample class. */
    unarchive(found: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { archivedAt: trusted({ $ne: null }), deletedAt: null }
      return found.isSample
        ? update(found, condition, { archivedAt: null }, null)
        : updateInPlace(found, limit, condition, { archivedAt: null })
    },

    /** Moves a class to the trash and cancels any pending transfer of ownership. */
    markDeleted: (found: ClassDocument): Promise<StateChange> =>
      update(found, { deletedAt: null }, { deletedAt: new Date(), transfer: null }, null),

    /** Restores a class within the retention period; takes a slot unless the class was archived or is a sample. */
    restore(found: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { deletedAt: trusted({ $gt: trashBegins() }), archivedAt: found.archivedAt }
      return found.isSample || found.archivedAt
        ? update(found, condition, { deletedAt: null }, null)
        : updateInPlace(found, limit, condition, { deletedAt: null })
    },
  }
}

export type ClassStates = ReturnType<typeof createClassStates>
