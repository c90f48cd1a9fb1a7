import { trashDays } from '@classeur/contracts'
import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { searchWordsOf } from '../search-words.ts'
import { activeIndex, classModel, type ClassDocument } from './class.model.ts'

const { trusted } = mongoose
const dayMs = 24 * 3600 * 1000

/** From when on what was deleted can still be brought back. */
export const trashBegins = (): Date => new Date(Date.now() - trashDays * dayMs)

export interface ClassFilter {
  userId: string
  state: 'active' | 'archived' | 'deleted'
  /** Beginnings of words of name, level and subjects; empty: all. */
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

  const behind = ({ at, id }: ClassPosition): QueryFilter<ClassDocument> => ({
    $or: [
      { lastActivityAt: trusted({ $lt: at }) },
      { lastActivityAt: at, _id: trusted({ $lt: new mongoose.Types.ObjectId(id) }) },
    ],
  })

  return {
    /** One page, latest activity first, one more than `limit` when there is a next page. What is deleted: the owner's. */
    list(filter: ClassFilter, position: ClassPosition | null, limit: number): Promise<ClassDocument[]> {
      const words = searchWordsOf(filter.search).map((word) => ({
        searchText: trusted({ $regex: ` ${word}` }),
      }))
      const conditions = [...words, ...(position ? [behind(position)] : [])]
      return model
        .find({ ...inState(filter), ...(conditions.length > 0 && { $and: conditions }) })
        .sort({ lastActivityAt: -1, _id: -1 })
        .limit(limit + 1)
        .setOptions(filter.state === 'active' ? { hint: activeIndex } : {})
        .lean<ClassDocument[]>()
    },

    /** Those of the classes that are not in the trash. */
    listByIds: (ids: readonly string[]): Promise<ClassDocument[]> =>
      model.find({ _id: trusted({ $in: ids }), deletedAt: null }).lean<ClassDocument[]>(),
  }
}

export type ClassLists = ReturnType<typeof createClassLists>
