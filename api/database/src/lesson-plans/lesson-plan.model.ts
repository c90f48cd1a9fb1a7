import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type { LessonObjective, LessonRequest, LessonSection } from '@classeur/contracts'

export interface LessonPlanDocument {
  _id: Types.ObjectId
  ownerId: string
  title: string
  /** The text that search reads, in lower case and without accents. */
  searchText: string
  request: LessonRequest
  objectives: LessonObjective[]
  sections: LessonSection[]
  /** The generation that writes the plan or wrote it last; null for an empty frame, which the teacher fills in. */
  generationId: string | null
  /** The only attempt that may write; null if none may. */
  writer: { generationId: string; attempt: number } | null
  createdAt: Date
}

const lessonPlanSchema = new Schema<LessonPlanDocument>(
  {
    ownerId: { type: String, required: true },
    title: { type: String, required: true },
    searchText: { type: String, required: true },
    request: { type: Schema.Types.Mixed, required: true },
    objectives: { type: Schema.Types.Mixed, required: true },
    sections: { type: Schema.Types.Mixed, default: () => [] },
    generationId: { type: String, default: null },
    writer: { type: new Schema({ generationId: String, attempt: Number }, { _id: false }), default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'lesson_plans', versionKey: false, minimize: false },
)
lessonPlanSchema.index({ ownerId: 1, createdAt: -1, _id: -1 })
lessonPlanSchema.index({ generationId: 1 })

export const lessonPlanModel = (connection: Connection): Model<LessonPlanDocument> =>
  connection.model<LessonPlanDocument>('LessonPlan', lessonPlanSchema)
