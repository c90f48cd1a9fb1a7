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

/** The fence: matches only while this attempt may write, and never a plan in the trash. */
const writtenBy = (id: string, generationId: string, attempt: number) => ({
  _id: id,
  deletedAt: null,
  'writer.generationId': generationId,
  'writer.attempt': attempt,
})

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

    /** Lets only this attempt write; returns the plan, or null if the attempt is superseded or the plan is in the trash. */
    admitWriter: (id: string, generationId: string, attempt: number) =>
      model.findOneAndUpdate(
        {
          _id: id,
          generationId,
          deletedAt: null,
          $or: [{ writer: null }, { 'writer.attempt': trusted({ $lt: attempt }) }],
        },
        { $set: { writer: { generationId, attempt } } },
        { returnDocument: 'after', lean: true },
      ) as Promise<LessonPlanDocument | null>,

    /** Gives a plan a new revision after the end of a rewrite: its proposals and rewrites are shown with it. */
    async endRewrite(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $inc: { revision: 1 } })
    },

    /** Removes the right to write after the end of the generation. */
    async dismissWriter(id: string, generationId: string): Promise<void> {
      await model.updateOne(
        { _id: id, generationId },
        { $set: { writer: { generationId, attempt: Number.MAX_SAFE_INTEGER } } },
      )
    },

    /**
     * Adds a section. Returns all sections, with the edits that people have made meanwhile, or null if this attempt may
     * no longer write or the section exists.
     */
    async addSection(
      id: string,
      generationId: string,
      attempt: number,
      section: LessonSection,
    ): Promise<LessonSection[] | null> {
      const plan = await model.findOneAndUpdate(
        { ...writtenBy(id, generationId, attempt), 'sections.key': trusted({ $ne: section.key }) },
        { $push: { sections: section }, $inc: { revision: 1 } },
        { returnDocument: 'after', lean: true, projection: { sections: 1 } },
      )
      return plan?.sections ?? null
    },

    /**
     * Replaces a section by what its generation made of it in a check of the whole plan, and records that this check is
     * done. A section that a person has edited stays as it is. Returns the new section, null if it stayed, and undefined
     * if this attempt may no longer write.
     */
    async reviseSection(
      id: string,
      generationId: string,
      attempt: number,
      { key, value, notes }: Pick<LessonSection, 'key' | 'value' | 'notes'>,
    ): Promise<LessonSection | null | undefined> {
      const mine = writtenBy(id, generationId, attempt)
      const set = { 'sections.$[section].value': value, 'sections.$[section].notes': notes }
      const revised = await model.findOneAndUpdate(
        { ...mine, sections: trusted({ $elemMatch: { key, version: 0 } }) },
        {
          $set: { ...set, 'sections.$[section].version': 1, revisedBy: generationId },
          $inc: { revision: 1 },
        },
        {
          ...{ returnDocument: 'after', lean: true, projection: { sections: 1 } },
          arrayFilters: [{ 'section.key': key }],
        },
      )
      if (revised) return revised.sections.find((section) => section.key === key) ?? null
      const { matchedCount } = await model.updateOne(mine, { $set: { revisedBy: generationId } })
      return matchedCount === 1 ? null : undefined
    },
  }
}

export type LessonPlanRepository = ReturnType<typeof createLessonPlanRepository>
