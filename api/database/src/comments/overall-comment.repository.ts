import type { Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import { isDuplicateKey } from '../duplicate-key.ts'
import {
  overallCommentId,
  overallCommentModel,
  type OverallCommentDocument,
  type OverallCommentKey,
} from './overall-comment.model.ts'

export interface NewOverallComment extends OverallCommentKey {
  text: string
  authorId: string
}

/** The comments on students' work in terms and school years. */
export function createOverallCommentRepository(connection: Connection) {
  const model = overallCommentModel(connection)
  return {
    /** All comments of a class in one period. `termId`: null for the school year. */
    list: (classId: string, termId: string | null): Promise<OverallCommentDocument[]> =>
      model.find({ classId, termId }).lean<OverallCommentDocument[]>(),

    find: (key: OverallCommentKey): Promise<OverallCommentDocument | null> =>
      model.findById(overallCommentId(key)).lean<OverallCommentDocument>(),

    /** Returns null if the comment has another version than `baseVersion`, which is 0 for a comment without one. */
    async save(
      { classId, termId, studentId, text, authorId }: NewOverallComment,
      baseVersion: number,
    ): Promise<OverallCommentDocument | null> {
      const _id = overallCommentId({ classId, termId, studentId })
      const set = { text, authorId, version: baseVersion + 1, updatedAt: databaseNow(connection) }
      if (baseVersion > 0) {
        return model
          .findOneAndUpdate({ _id, version: baseVersion }, { $set: set }, { returnDocument: 'after' })
          .lean<OverallCommentDocument>()
      }
      try {
        return (await model.create({ _id, classId, termId, studentId, ...set })).toObject()
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        return null
      }
    },
  }
}

export type OverallCommentRepository = ReturnType<typeof createOverallCommentRepository>
