import { trashDays } from '@classeur/contracts'
import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { createGroup } from '../grouped/create-group.ts'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { olderThan } from '../older-than.ts'
import { wordBeginning } from '../search-pattern.ts'
import { searchWordsOf } from '../search-words.ts'
import { activeIndex, classModel, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
const dayMs = 24 * 3600 * 1000

/** The earliest deletion time from which a class can still be restored. */
export const trashBegins = (): Date => new Date(Date.now() - trashDays * dayMs)

/** When something that was deleted at this time can't be restored any more. */
export const trashEnds = (deletedAt: Date): Date => new Date(deletedAt.getTime() + trashDays * dayMs)

export interface ClassFilter {
  userId: string
  state: 'active' | 'archived' | 'deleted'
  /** Prefixes of words in name, level and subjects; empty matches all classes. */
  search: string
}

/** Position in a list of classes, latest activity first. */
export interface ClassPosition {
  at: Date
  id: string
}

/** Lists of classes. */
export function createClassLists(connection: Connection) {
  const model = classModel(connection)

  const inState = ({ userId, state }: ClassFilter): QueryFilter<ClassDocument> => {
    const member = { 'members.userId': userId }
    if (state === 'deleted') return { ...member, ownerId: userId, deletedAt: trusted({ $gt: trashBegins() }) }
    return { ...member, deletedAt: null, archivedAt: state === 'active' ? null : trusted({ $ne: null }) }
  }

  const behind = ({ at, id }: ClassPosition) =>
    olderThan('lastActivityAt', { at, id: new mongoose.Types.ObjectId(id) })

  return {
    /**
     * One page, latest activity first; contains one more than `limit` if there is a next page. Lists deleted classes to
     * their owner only.
     */
    list(filter: ClassFilter, position: ClassPosition | null, limit: number): Promise<ClassDocument[]> {
      const wordConditions = searchWordsOf(filter.search).map((word) => ({
        searchText: trusted({ $regex: wordBeginning(word) }),
      }))
      const conditions = [...wordConditions, ...(position ? [behind(position)] : [])]
      return model
        .find({ ...inState(filter), ...(conditions.length > 0 && { $and: conditions }) })
        .sort({ lastActivityAt: -1, _id: -1 })
        .limit(limit + 1)
        .setOptions(filter.state === 'active' ? { hint: activeIndex } : {})
        .lean<ClassDocument[]>()
    },

    /** All active classes of a person; not archived or deleted. */
    listActive: (userId: string): Promise<ClassDocument[]> =>
      model
        .find({ 'members.userId': userId, deletedAt: null, archivedAt: null })
        .hint(activeIndex)
        .lean<ClassDocument[]>(),

    /**
     * Returns the ids of a person's active and archived classes, and of deleted ones that can still be restored.
     * Every request for a lesson reads them, so concurrent calls share one command.
     */
    listIdsOf: createGroup<string, string[]>({
      isShared: isDatabaseUnavailable,
      async run(userIds) {
        const classes = await model
          .find({ 'members.userId': trusted({ $in: [...new Set(userIds)] }) }, { 'members.userId': 1 })
          .lean<Pick<ClassDocument, '_id' | 'members'>[]>()
        const ids = new Map(userIds.map((userId): [string, string[]] => [userId, []]))
        for (const { _id, members } of classes) {
          for (const userId of new Set(members.map((member) => member.userId)))
            ids.get(userId)?.push(String(_id))
        }
        return userIds.map((userId) => ({ value: ids.get(userId) ?? [] }))
      },
    }),

    /** The given classes, without those in the trash. */
    listByIds: (ids: readonly string[]): Promise<ClassDocument[]> =>
      model.find({ _id: trusted({ $in: ids }), deletedAt: null }).lean<ClassDocument[]>(),
  }
}

export type ClassLists = ReturnType<typeof createClassLists>
