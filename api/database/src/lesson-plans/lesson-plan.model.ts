import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type { LessonObjective, LessonRequest, LessonSection } from '@classeur/contracts'

export interface LessonPlanDocument {
  _id: Types.ObjectId
  ownerId: string
  title: string
  /** Lower case, without accents: what the search looks at. */
  searchText: string
  request: LessonRequest
  objectives: LessonObjective[]
  sections: LessonSection[]
  /** The generation that writes it, or wrote it last. */
  generationId: string
  /** The attempt that may write now; null when nobody may. */
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
    generationId: { type: String, required: true },
    writer: { type: new Schema({ generationId: String, attempt: Number }, { _id: false }), default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'lesson_plans', versionKey: false, minimize: false },
)
lessonPlanSchema.index({ ownerId: 1, createdAt: -1, _id: -1 })
lessonPlanSchema.index({ generationId: 1 })

export const lessonPlanModel = (connection: Connection): Model<LessonPlanDocument> =>
  connection.model<LessonPlanDocument>('LessonPlan', lessonPlanSchema)
