import type { ClassRole } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { activeInMarkingIndex, classModel, type ClassDocument } from '../classes/class.model.ts'

/** The fields of a class with missing marks that a list of mark sheets needs. */
export type MarkingClass = Pick<ClassDocument, '_id' | 'name' | 'colour' | 'members'>

/** A person's classes whose exams in marking have cells to enter. */
export function createMarkingClasses(connection: Connection) {
  const model = classModel(connection)
  return {
    /**
     * Active classes in which the person has one of the roles (null: any), latest activity first. Uses the partial index
     * that contains only such classes.
     */
    list: (userId: string, roles: readonly ClassRole[] | null, limit: number): Promise<MarkingClass[]> =>
      model
        .find({
          'members.userId': userId,
          // `$elemMatch` ties the role to this person; the line above selects the index.
          ...(roles && { members: mongoose.trusted({ $elemMatch: { userId, role: { $in: roles } } }) }),
          deletedAt: null,
          archivedAt: null,
          'counts.cellsToEnter': mongoose.trusted({ $gt: 0 }),
        })
        .sort({ lastActivityAt: -1, _id: -1 })
        .limit(limit)
        .hint(activeInMarkingIndex)
        .select({ name: 1, colour: 1, members: 1 })
        .lean<MarkingClass[]>(),
  }
}

export type MarkingClasses = ReturnType<typeof createMarkingClasses>
