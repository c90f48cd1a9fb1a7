import mongoose, { type Connection } from 'mongoose'
import { classModel, type ClassDocument } from '../classes/class.model.ts'

const ownedOutside = (ownerId: string, schoolId: string) => ({
  'members.userId': ownerId,
  ownerId,
  schoolId: mongoose.trusted({ $ne: schoolId }),
})

/** Lists the ids of the other schools that classes of a person are still in, also classes in the trash. */
export const createListSchoolsLeft = (connection: Connection) => {
  const model = classModel(connection)
  return async (ownerId: string, schoolId: string): Promise<string[]> => {
    const owned = await model
      .find(ownedOutside(ownerId, schoolId))
      .select({ schoolId: 1 })
      .lean<Pick<ClassDocument, 'schoolId'>[]>()
    return [...new Set(owned.flatMap((one) => one.schoolId ?? []))]
  }
}

export type ListSchoolsLeft = ReturnType<typeof createListSchoolsLeft>

/** Moves all classes that a person owns, including those in the trash, to a school. Returns the moved classes. */
export const createMoveOwnedClasses = (connection: Connection) => {
  const model = classModel(connection)
  return async (ownerId: string, schoolId: string): Promise<ClassDocument[]> => {
    const owned = await model.find(ownedOutside(ownerId, schoolId)).lean<ClassDocument[]>()
    const ids = owned.map(({ _id }) => _id)
    await model.updateMany(
      { _id: mongoose.trusted({ $in: ids }), ownerId },
      { $set: { schoolId }, $inc: { version: 1 } },
    )
    return owned.map((moved) => ({ ...moved, schoolId }))
  }
}

export type MoveOwnedClasses = ReturnType<typeof createMoveOwnedClasses>
