import mongoose, { type Connection } from 'mongoose'
import { classModel, type ClassDocument } from '../classes/class.model.ts'

/** Moves all classes that a person owns, including those in the trash, to a school. Returns the moved classes. */
export const createMoveOwnedClasses = (connection: Connection) => {
  const model = classModel(connection)
  return async (ownerId: string, schoolId: string): Promise<ClassDocument[]> => {
    const elsewhere = {
      'members.userId': ownerId,
      ownerId,
      schoolId: mongoose.trusted({ $ne: schoolId }),
    }
    const owned = await model.find(elsewhere).lean<ClassDocument[]>()
    const ids = owned.map(({ _id }) => _id)
    await model.updateMany(
      { _id: mongoose.trusted({ $in: ids }), ownerId },
      { $set: { schoolId }, $inc: { version: 1 } },
    )
    return owned.map((moved) => ({ ...moved, schoolId }))
  }
}

export type MoveOwnedClasses = ReturnType<typeof createMoveOwnedClasses>
