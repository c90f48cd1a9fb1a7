import type { LessonProposal } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `lesson_plan_proposals`: a rewritten section that waits for the teacher's decision. */
export interface LessonProposalDocument extends Omit<LessonProposal, 'createdAt'> {
  /** {@link lessonProposalId}, so that each section has one proposal at most. */
  _id: string
  lessonPlanId: string
  /** The generation that wrote it. */
  generationId: string
  createdAt: Date
  /** When the teacher accepted or refused it; null while it waits. */
  decidedAt: Date | null
}

export type LessonProposalPosition = Pick<LessonProposalDocument, 'lessonPlanId' | 'key'>

export const lessonProposalId = ({ lessonPlanId, key }: LessonProposalPosition): string =>
  `${lessonPlanId}:${key}`

const schema = new Schema<LessonProposalDocument>(
  {
    _id: { type: String, required: true },
    lessonPlanId: { type: String, required: true },
    key: { type: String, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    basedOn: { type: Number, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    proposed: { type: Schema.Types.Mixed, required: true },
    generationId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
  },
  { collection: 'lesson_plan_proposals', versionKey: false, minimize: false },
)
schema.index({ lessonPlanId: 1 })

export const lessonProposalModel = (connection: Connection): Model<LessonProposalDocument> =>
  connection.model<LessonProposalDocument>('LessonProposal', schema)
