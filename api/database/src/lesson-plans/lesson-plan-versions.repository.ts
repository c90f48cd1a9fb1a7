import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { headOf } from './lesson-plan-head.ts'
import type { LessonPlanDocument } from './lesson-plan.model.ts'
import {
  lessonPlanVersionId,
  lessonPlanVersionModel,
  type LessonPlanVersionDocument,
} from './lesson-plan-version.model.ts'

const { trusted } = mongoose

/** A version in the list, without its content. */
export type ListedVersion = Pick<LessonPlanVersionDocument, 'number' | 'change' | 'by' | 'at'>

/** The newest version of a plan in the form of the earlier ones. */
const newestOf = (plan: LessonPlanDocument): LessonPlanVersionDocument => {
  const lessonPlanId = String(plan._id)
  const { number, change, by, at } = headOf(plan)
  return {
    _id: lessonPlanVersionId(lessonPlanId, number),
    ...{ lessonPlanId, number, change, by, at },
    revision: plan.revision ?? 0,
    title: plan.title,
    sections: plan.sections,
  }
}

/** The earlier versions of lesson plans. The newest one is the plan itself. */
export function createLessonPlanVersions(connection: Connection) {
  const model = lessonPlanVersionModel(connection)

  return {
    /** Records the plan as it was read, as its newest version; never replaces a later state of this version. */
    async record(plan: LessonPlanDocument): Promise<void> {
      const { _id, revision, ...fields } = newestOf(plan)
      try {
        await model.updateOne(
          { _id, revision: trusted({ $lt: revision }) },
          { $set: { ...fields, revision } },
          { upsert: true },
        )
      } catch (error) {
        // The version is recorded at this revision or a later one.
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** At most `limit` versions, the latest first, with the newest one. */
    async list(plan: LessonPlanDocument, limit: number): Promise<ListedVersion[]> {
      const { number, change, by, at } = headOf(plan)
      const earlier = await model
        .find(
          { lessonPlanId: String(plan._id), number: trusted({ $lt: number }) },
          { number: 1, change: 1, by: 1, at: 1 },
        )
        .sort({ number: -1 })
        .limit(limit - 1)
        .lean<ListedVersion[]>()
      return [{ number, change, by, at }, ...earlier]
    },

    async find(plan: LessonPlanDocument, number: number): Promise<LessonPlanVersionDocument | null> {
      const newest = newestOf(plan)
      if (number >= newest.number) return number === newest.number ? newest : null
      return model
        .findById(lessonPlanVersionId(newest.lessonPlanId, number))
        .lean<LessonPlanVersionDocument>()
    },
  }
}

export type LessonPlanVersions = ReturnType<typeof createLessonPlanVersions>
