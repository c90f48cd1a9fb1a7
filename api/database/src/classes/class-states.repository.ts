import mongoose, { type Connection } from 'mongoose'
import { deletionFields, type Deletion } from '../trash/deletion.ts'
import { trashBegins } from './class-lists.repository.ts'
import { createClassSlots } from './class-slots.ts'
import { classModel, slotKeyOf, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose

/**
 * The result of a state change. `no-place`: the plan has no free slot. `not-in-state`: the class wasn't in the
 * expected state.
 */
export type StateChange = { changed: ClassDocument } | 'no-free-slot' | 'not-in-state'

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

  const updateInFreeSlot = async (
    schoolClass: ClassDocument,
    limit: number,
    condition: Record<string, unknown>,
    set: Partial<ClassDocument>,
  ): Promise<StateChange> =>
    (await slots.inFreeSlot(schoolClass.ownerId, limit, (slot) =>
      update(schoolClass, condition, set, slot),
    )) ?? 'no-free-slot'

  return {
    /** Frees the plan slot of the class. */
    archive: (schoolClass: ClassDocument): Promise<StateChange> =>
      update(schoolClass, { archivedAt: null, deletedAt: null }, { archivedAt: new Date() }, null),

    /** Takes one of the `limit` slots of the owner's plan, except for a sample class. */
    unarchive(schoolClass: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { archivedAt: trusted({ $ne: null }), deletedAt: null }
      return schoolClass.isSample
        ? update(schoolClass, condition, { archivedAt: null }, null)
        : updateInFreeSlot(schoolClass, limit, condition, { archivedAt: null })
    },

    /** Moves a class to the trash and cancels any pending transfer of ownership. */
    markDeleted: (schoolClass: ClassDocument, deletion: Deletion): Promise<StateChange> =>
      update(
        schoolClass,
        { deletedAt: null },
        { ...deletionFields(deletion, new Date()), transfer: null },
        null,
      ),

    /** Restores a class within the retention period; takes a slot unless the class was archived or is a sample. */
    restore(schoolClass: ClassDocument, limit: number): Promise<StateChange> {
      const condition = { deletedAt: trusted({ $gt: trashBegins() }), archivedAt: schoolClass.archivedAt }
      return schoolClass.isSample || schoolClass.archivedAt
        ? update(schoolClass, condition, { deletedAt: null }, null)
        : updateInFreeSlot(schoolClass, limit, condition, { deletedAt: null })
    },
  }
}

export type ClassStates = ReturnType<typeof createClassStates>
