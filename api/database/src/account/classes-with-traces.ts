import type { Connection } from 'mongoose'
import { classActivityModel } from '../classes/class-activity.model.ts'
import { classModel } from '../classes/class.model.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { markChangeArchiveModel } from '../marks/archive/index.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { resourceModel } from '../resources/resource.model.ts'

/**
 * The classes of a person, also former classes, and those that they asked in vain to join: everybody who changed a
 * class, or whom its log names, is in its log or in the log of its marks.
 */
export async function classesWithTraces(connection: Connection, userId: string): Promise<string[]> {
  const member = await classModel(connection).find({ 'members.userId': userId }, { _id: 1 }).lean()
  const byActor = { actorId: userId }
  const byAuthor = { authorId: userId }
  const lists = await Promise.all([
    classActivityModel(connection).distinct('classId', byActor),
    classActivityModel(connection).distinct('classId', { aboutId: userId }),
    markChangeModel(connection).distinct('classId', { by: userId }),
    markChangeArchiveModel(connection).distinct('classId', { by: userId }),
    overallCommentModel(connection).distinct('classId', byAuthor),
    resourceModel(connection).distinct('classId', { ownerId: userId }),
  ])
  return [...new Set([...member.map(({ _id }) => String(_id)), ...lists.flat()])]
}
