import mongoose, { type Connection } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { databaseNow } from '../clock.ts'
import { deletionFields, type Deletion } from '../trash/deletion.ts'
import { resourceModel, type ResourceDocument } from './resource.model.ts'

const { trusted } = mongoose

/** The trash of resources, and their re-test. Belongs to no version. */
export function createResourceStates(connection: Connection) {
  const model = resourceModel(connection)
  const change = (
    id: string,
    filter: Record<string, unknown>,
    set: Partial<ResourceDocument>,
  ): Promise<ResourceDocument | null> =>
    model.findOneAndUpdate(
      { _id: id, ...filter },
      { $set: set, $inc: { revision: 1 } },
      { returnDocument: 'after', lean: true },
    )

  return {
    /** Moves a resource to the trash; null if it is there. */
    markDeleted: (id: string, deletion: Deletion) =>
      change(id, { deletedAt: null }, deletionFields(deletion, databaseNow(connection))),

    /**
     * Takes a resource out of the trash; null if it isn't there, or can't be restored any more.
     * @param _by who restores it; what wraps this function writes it to the log of their account
     */
    restore: (id: string, _by: string) =>
      change(id, { deletedAt: trusted({ $gt: trashBegins() }) }, { deletedAt: null }),

    /** Names the re-test in place of `previous`; null if somebody else did. */
    setRetest: (id: string, previous: string | null, retestExamId: string) =>
      change(id, { deletedAt: null, retestExamId: previous }, { retestExamId }),
  }
}

export type ResourceStates = ReturnType<typeof createResourceStates>
