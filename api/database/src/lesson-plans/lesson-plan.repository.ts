import type { LessonObjective, LessonRequest, LessonSection } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { lessonSearchText } from './lesson-search-text.ts'

const { trusted } = mongoose

export interface NewLessonPlan {
  id: string
  ownerId: string
  request: LessonRequest
  objectives: LessonObjective[]
  /** Null for an empty frame. */
  generationId: string | null
  /** For an empty frame: identifies the request that creates it. */
  requestHash?: string
}

/** Lesson plans and their sections. A section is written once; only the attempt named in `writer` may write. */
export function createLessonPlanRepository(connection: Connection) {
  const model = lessonPlanModel(connection)
  const insert = createGroupedInsert<LessonPlanDocument>(connection, model.collection.collectionName)

  return {
    /** Idempotent for the same id. */
    async insertOnce({ id, ...given }: NewLessonPlan): Promise<void> {
      const { request } = given
      const title = request.topic
      const fields = { ...given, title, searchText: lessonSearchText(title, request) }
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
        { $push: { sections: section }, $inc: { revision: 1 } },
      )
      return result.modifiedCount === 1
    },
  }
}

export type LessonPlanRepository = ReturnType<typeof createLessonPlanRepository>
