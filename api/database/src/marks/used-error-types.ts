import type { Connection } from 'mongoose'
import { createClassIdsOf, type ClassesOf } from '../classes/class-ids-of.ts'
import { markRowModel } from './mark-row.model.ts'

/** The ids of the error types that the marks of these classes have. */
export const createUsedErrorTypes = (connection: Connection) => {
  const rows = markRowModel(connection)
  const idsOf = createClassIdsOf(connection)

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
