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
  /** Null for an empty frame. */
  generationId: string | null
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
    /** Idempotent for the same id. */
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

    /** Lets generation `next` write the sections that `previous` left unwritten. Idempotent. */
    async continueWith(id: string, previous: string, next: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId: previous },
        { $set: { generationId: next, writer: null } },
      )
    },

    /** Lets only this attempt write; returns the current plan, or null if the attempt is superseded. */
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

    /** Removes the right to write after the end of the generation. */
    async dismissWriter(id: string, generationId: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId },
        { $set: { writer: { generationId, attempt: Number.MAX_SAFE_INTEGER } } },
      )
    },

    /** Adds a section; returns false if this attempt may no longer write or the section exists. */
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

    /** One page of a person's plans, newest first; contains one more than `limit` if there is a next page. */
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
