import type { Connection } from 'mongoose'
import { databaseNow } from '../clock.ts'
import {
  lessonProposalId,
  lessonProposalModel,
  type LessonProposalDocument,
  type LessonProposalPosition,
} from './lesson-proposal.model.ts'

export type NewLessonProposal = Omit<LessonProposalDocument, '_id' | 'createdAt' | 'decidedAt'>

/** Rewritten sections that wait for a decision, one for each section at most. */
export function createLessonProposalRepository(connection: Connection) {
  const model = lessonProposalModel(connection)

  return {
    /**
     * Stores a proposal in place of an earlier one for the section. A worker that is started again can repeat it: a
     * proposal that has been decided since stays decided.
     */
    async put(proposal: NewLessonProposal): Promise<void> {
      const _id = lessonProposalId(proposal)
      const stored = await model.findById(_id, { generationId: 1 }).lean<{ generationId: string }>()
      if (stored?.generationId === proposal.generationId) return
      await model.replaceOne(
        { _id },
        { ...proposal, _id, createdAt: databaseNow(connection), decidedAt: null },
        { upsert: true },
      )
    },

    /** The waiting proposal of a section. */
    find: (position: LessonProposalPosition): Promise<LessonProposalDocument | null> =>
      model.findOne({ _id: lessonProposalId(position), decidedAt: null }).lean<LessonProposalDocument>(),

    /** Ends the wait of this generation's proposal; false if it doesn't wait any more. */
    async remove(position: LessonProposalPosition, generationId: string): Promise<boolean> {
      const waiting = { _id: lessonProposalId(position), generationId, decidedAt: null }
      const result = await model.updateOne(waiting, { $set: { decidedAt: databaseNow(connection) } })
      return result.modifiedCount === 1
    },

    /** Lets the last proposal of a section wait again; false if there is none. */
    async reopen(position: LessonProposalPosition): Promise<boolean> {
      const result = await model.updateOne({ _id: lessonProposalId(position) }, { $set: { decidedAt: null } })
      return result.matchedCount === 1
    },

    /** The waiting proposals of a lesson plan. */
    list: (lessonPlanId: string): Promise<LessonProposalDocument[]> =>
      model.find({ lessonPlanId, decidedAt: null }).sort({ createdAt: 1 }).lean<LessonProposalDocument[]>(),
  }
}

export type LessonProposalRepository = ReturnType<typeof createLessonProposalRepository>
