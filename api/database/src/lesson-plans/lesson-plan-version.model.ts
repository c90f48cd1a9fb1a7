import type { LessonSection, LessonVersionChange } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `lesson_plan_versions`: a lesson plan as it was before a later version replaced it. */
export interface LessonPlanVersionDocument {
  /** {@link lessonPlanVersionId}. */
  _id: string
  lessonPlanId: string
  number: number
  /** The revision of the plan that was recorded. */
  revision: number
  title: string
  sections: LessonSection[]
  change: LessonVersionChange
  by: string
  at: Date
}

export const lessonPlanVersionId = (lessonPlanId: string, number: number): string =>
  `${lessonPlanId}:${String(number)}`

const schema = new Schema<LessonPlanVersionDocument>(
  {
    _id: { type: String, required: true },
    lessonPlanId: { type: String, required: true },
    number: { type: Number, required: true },
    revision: { type: Number, required: true },
    title: { type: String, required: true },
    sections: { type: Schema.Types.Mixed, required: true },
    change: { type: Schema.Types.Mixed, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'lesson_plan_versions', versionKey: false, minimize: false },
)
schema.index({ lessonPlanId: 1, number: -1 })
// What a person who deletes their account wrote in plans of others.
schema.index({ by: 1 })
// The versions that show a picture, which may be deleted for good before them.
schema.index({ 'sections.value.items.imageId': 1 }, { sparse: true })

export const lessonPlanVersionModel = (connection: Connection): Model<LessonPlanVersionDocument> =>
  connection.model<LessonPlanVersionDocument>('LessonPlanVersion', schema)
