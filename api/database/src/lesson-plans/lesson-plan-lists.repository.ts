import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { trashBegins } from '../classes/class-lists.repository.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { searchPattern } from '../search-pattern.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'

const { trusted } = mongoose

/** A lesson plan in a list, without its content. */
export type ListedLessonPlan = Omit<LessonPlanDocument, 'sections' | 'objectives' | 'head'>

/** Whose plans a list shows, and which of them. */
export type LessonPlanFilter =
  | { shelf: 'own' | 'archived' | 'trash'; ownerId: string }
  | { shelf: 'school'; colleagueIds: readonly string[] }

/** Position in a list: the time by which it is sorted, and the id. */
export interface LessonPlanPosition {
  at: Date
  id: string
}

const onShelf = (filter: LessonPlanFilter): QueryFilter<LessonPlanDocument> => {
  if (filter.shelf === 'school') {
    const ownerId = trusted({ $in: filter.colleagueIds })
    return { ownerId, sharedWithSchool: true, deletedAt: null, archivedAt: null }
  }
  const { shelf, ownerId } = filter
  if (shelf === 'trash') return { ownerId, deletedAt: trusted({ $gt: trashBegins() }) }
  return { ownerId, deletedAt: null, archivedAt: shelf === 'own' ? null : trusted({ $ne: null }) }
}

/** Lists of lesson plans. */
export function createLessonPlanLists(connection: Connection) {
  const model = lessonPlanModel(connection)
  const withoutContent = { sections: 0, objectives: 0, head: 0 }

  return {
    /**
     * One page of a shelf, newest first, the trash by the time of deletion with the first to be purged first; contains
     * one more than `limit` if there is a next page.
     */
    list(
      filter: LessonPlanFilter,
      search: string,
      after: LessonPlanPosition | null,
      limit: number,
    ): Promise<ListedLessonPlan[]> {
      const isTrash = filter.shelf === 'trash'
      const [field, operator] = isTrash ? (['deletedAt', '$gt'] as const) : (['createdAt', '$lt'] as const)
      const direction = isTrash ? 1 : -1
      const conditions: QueryFilter<LessonPlanDocument>[] = [onShelf(filter)]
      if (search) {
        conditions.push({ searchText: trusted({ $regex: searchPattern(normaliseSearchText(search)) }) })
      }
      if (after) {
        const id = new mongoose.Types.ObjectId(after.id)
        conditions.push({
          $or: [
            { [field]: trusted({ [operator]: after.at }) },
            { [field]: after.at, _id: trusted({ [operator]: id }) },
          ],
        })
      }
      return model
        .find({ $and: conditions }, withoutContent)
        .sort({ [field]: direction, _id: direction })
        .limit(limit + 1)
        .lean<ListedLessonPlan[]>()
    },

    /** The plans of a class that these people own, latest lesson first, then those without a date, newest first. */
    listOfClass: (classId: string, ownerIds: readonly string[], limit: number): Promise<ListedLessonPlan[]> =>
      model
        .find({ classId, ownerId: trusted({ $in: ownerIds }), deletedAt: null }, withoutContent)
        .sort({ taughtOn: -1, createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<ListedLessonPlan[]>(),

    /**
     * The plans of a class that these people own and that may be its last lesson: the latest one dated until `today`
     * (YYYY-MM-DD), and the newest one without a date.
     */
    async lastOfClass(
      classId: string,
      ownerIds: readonly string[],
      today: string,
    ): Promise<ListedLessonPlan[]> {
      const ofClass = { classId, ownerId: trusted({ $in: ownerIds }), deletedAt: null }
      const latest = (dated: QueryFilter<LessonPlanDocument>) =>
        model
          .findOne({ ...ofClass, ...dated }, withoutContent)
          .sort({ taughtOn: -1, createdAt: -1, _id: -1 })
          .lean<ListedLessonPlan>()
      const plans = await Promise.all([
        latest({ taughtOn: trusted({ $lte: today }) }),
        latest({ taughtOn: null }),
      ])
      return plans.filter((plan) => plan !== null)
    },
  }
}

export type LessonPlanLists = ReturnType<typeof createLessonPlanLists>
