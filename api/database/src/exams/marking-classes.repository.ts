import type { ClassRole } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { activeInMarkingIndex, classModel, type ClassDocument } from '../classes/class.model.ts'

/** A class where marks are missing, as far as a list of sheets needs it. */
export type MarkingClass = Pick<ClassDocument, '_id' | 'name' | 'members'>

/** The classes of a person in which exams that are being marked have cells to enter. */
export function createMarkingClasses(connection: Connection) {
  const model = classModel(connection)
  return {
    /**
     * Those in which the person has one of the roles (null: any), latest activity first; active ones only. Served by the
     * index that holds no other class.
     */
    list: (userId: string, roles: readonly ClassRole[] | null, limit: number): Promise<MarkingClass[]> =>
      model
        .find({
          'members.userId': userId,
          // The role must be this person's; the line above is what the index is looked up by.
          ...(roles && { members: mongoose.trusted({ $elemMatch: { userId, role: { $in: roles } } }) }),
          deletedAt: null,
          archivedAt: null,
          'counts.cellsToEnter': mongoose.trusted({ $gt: 0 }),
        })
        .sort({ lastActivityAt: -1, _id: -1 })
        .limit(limit)
        .hint(activeInMarkingIndex)
        .select({ name: 1, members: 1 })
        .lean<MarkingClass[]>(),
  }
}
