import type { Connection, Types } from 'mongoose'
import { classModel } from './class.model.ts'

/** One class, or all classes of an owner or a school, also those in the trash. */
export type ClassesOf = { classId: string } | { ownerId: string } | { schoolId: string }

/** Lists the ids of classes. */
export const createClassIdsOf = (connection: Connection) => {
  const classes = classModel(connection)
  return async (of: ClassesOf): Promise<string[]> => {
    if ('classId' in of) return [of.classId]
    const listed = await classes.find(of).select({ _id: 1 }).lean<{ _id: Types.ObjectId }[]>()
    return listed.map(({ _id }) => String(_id))
  }
}
