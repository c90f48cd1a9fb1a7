import type { Connection, Types } from 'mongoose'
import { classModel } from '../classes/class.model.ts'
import { markRowModel } from './mark-row.model.ts'

/** One class, or all classes that a person owns. */
export type ClassesOf = { classId: string } | { ownerId: string }

/** The ids of the error types that the marks of these classes have. */
export const createUsedErrorTypes = (connection: Connection) => {
  const rows = markRowModel(connection)
  const classes = classModel(connection)

  async function idsOf(of: ClassesOf): Promise<string[]> {
    if ('classId' in of) return [of.classId]
    const owned = await classes
      .find({ ownerId: of.ownerId })
      .select({ _id: 1 })
      .lean<{ _id: Types.ObjectId }[]>()
    return owned.map(({ _id }) => String(_id))
  }

  return async (of: ClassesOf): Promise<string[]> => {
    const used = await rows.aggregate<{ _id: string }>([
      { $match: { classId: { $in: await idsOf(of) } } },
      { $project: { cells: { $objectToArray: '$marks' } } },
      { $unwind: '$cells' },
      { $unwind: '$cells.v.errorTypes' },
      { $group: { _id: '$cells.v.errorTypes' } },
    ])
    return used.map(({ _id }) => _id)
  }
}

export type ListUsedErrorTypes = ReturnType<typeof createUsedErrorTypes>
