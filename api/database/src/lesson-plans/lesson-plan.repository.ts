import type { LessonObjective, LessonRequest, LessonSection } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { normaliseSearchText } from '../normalise-search-text.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'

const { trusted } = mongoose
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export interface NewLessonPlan {
  id: string
  ownerId: string
  request: LessonRequest
  objectives: LessonObjective[]
  generationId: string
}

/** Position in the list of a person's lesson plans, newest first. */
export interface LessonPlanPosition {
  at: Date
  id: string
}

/** Lesson plans and their sections. A section is written once; only the attempt named in `writer` may write. */
export function createLessonPlanRepository(connection: Connection) {
  const model = lessonPlanModel(connection)
  const insert = createGroupedInsert<LessonPlanDocument>(connection, model.collection.collectionName)

  return {
    /** Repeating it with the same id changes nothing. */
    async insertOnce({ id, ownerId, request, objectives, generationId }: NewLessonPlan): Promise<void> {
      const searchText = normaliseSearchText(`${request.topic} ${request.subject} ${request.level}`)
      const fields = { ownerId, request, objectives, generationId, searchText, title: request.topic }
      const empty = { sections: [], writer: null, createdAt: new Date() }
      try {
        await insert({ _id: new mongoose.Types.ObjectId(id), ...fields, ...empty })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },

    findById: (id: string) => model.findById(id).lean<LessonPlanDocument>(),

    /** From now on generation `next` writes the rest that `previous` left; repeating it changes nothing. */
    async continueWith(id: string, previous: string, next: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId: previous },
        { $set: { generationId: next, writer: null } },
      )
    },

    /** Lets this attempt write, and no earlier one; returns the plan as it is then, or null when it is superseded. */
    admitWriter: (id: string, generationId: string, attempt: number) =>
      model.findOneAndUpdate(
        {
          _id: id,
          generationId,
          $or: [{ writer: null }, { 'writer.attempt': trusted({ $lt: attempt }) }],
        },
        { $set: { writer: { generationId, attempt } } },
        { returnDocument: 'after', lean: true },
      ) as Promise<LessonPlanDocument | null>,

    /** Nobody may write any more (the generation is over). */
    async dismissWriter(id: string, generationId: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId },
        { $set: { writer: { generationId, attempt: Number.MAX_SAFE_INTEGER } } },
      )
    },

    /** Adds a section; false when this attempt may not write any more, or the section is already there. */
    async addSection(
      id: string,
      generationId: string,
      attempt: number,
      section: LessonSection,
    ): Promise<boolean> {
      const result = await model.updateOne(
        {
          _id: id,
          'writer.generationId': generationId,
          'writer.attempt': attempt,
          'sections.key': trusted({ $ne: section.key }),
        },
        { $push: { sections: section } },
      )
      return result.modifiedCount === 1
    },

    /** One page of a person's plans, newest first, one more than `limit` when there is a next page. */
    list(ownerId: string, search: string, after: LessonPlanPosition | null, limit: number) {
      const filter: Record<string, unknown> = { ownerId }
      if (search) filter.searchText = trusted({ $regex: escapeRegExp(normaliseSearchText(search)) })
      if (after) {
        filter.$or = [
          { createdAt: trusted({ $lt: after.at }) },
          { createdAt: after.at, _id: trusted({ $lt: new mongoose.Types.ObjectId(after.id) }) },
        ]
      }
      return model
        .find(filter, { sections: 0, objectives: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<Omit<LessonPlanDocument, 'sections' | 'objectives'>[]>()
    },
  }
}

export type LessonPlanRepository = ReturnType<typeof createLessonPlanRepository>
