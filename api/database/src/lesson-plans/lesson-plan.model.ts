import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type {
  LessonObjective,
  LessonPlanOrigin,
  LessonRequest,
  LessonSection,
  LessonVersionChange,
} from '@classeur/contracts'

/** The newest version of a lesson plan. Its content is the plan itself; earlier ones are in `lesson_plan_versions`. */
export interface LessonPlanHead {
  /** From 1, which is the plan as it was written. */
  number: number
  change: LessonVersionChange
  /** The person who made it. */
  by: string
  /** When it was begun. Edits soon after belong to the same version. */
  startedAt: Date
  at: Date
}

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

  // Plans of older versions lack the fields below.

  /** Grows with every change. Missing means 0. */
  revision?: number
  /** Absent until the first edit: then the plan is version 1, as it was written. */
  head?: LessonPlanHead
  /** The generation that has checked the whole plan and revised what it found. */
  revisedBy?: string
  /** For copies, which have no generation. */
  origin?: LessonPlanOrigin
  /** Other classes and generations whose students it may name: those of the original of a copy, and earlier classes. */
  namesFrom?: { classIds: string[]; generationIds: string[] }
  /**
   * True for a copy of another person's plan: its owner reads pictures of others without the names of `namesFrom`. Missing
   * in copies of older versions until the workers renew them.
   */
  hidesNamesInPictures?: boolean
  /** For frames: identifies the request that created it. */
  requestHash?: string
  /** The class that it is attached to. Absent until somebody decides. */
  classId?: string | null
  /** The day of the lesson as YYYY-MM-DD. */
  taughtOn?: string | null
  archivedAt?: Date | null
  deletedAt?: Date | null
  /** Who deleted it last. */
  deletedBy?: string
  sharedWithSchool?: boolean
  /** Absent while there is no share link. */
  shareToken?: string
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
    revision: { type: Number },
    head: { type: Schema.Types.Mixed },
    revisedBy: { type: String },
    origin: { type: String },
    namesFrom: { type: Schema.Types.Mixed },
    hidesNamesInPictures: { type: Boolean },
    requestHash: { type: String },
    classId: { type: String },
    taughtOn: { type: String },
    archivedAt: { type: Date },
    deletedAt: { type: Date },
    deletedBy: { type: String },
    sharedWithSchool: { type: Boolean },
    shareToken: { type: String },
  },
  { collection: 'lesson_plans', versionKey: false, minimize: false },
)
lessonPlanSchema.index({ ownerId: 1, createdAt: -1, _id: -1 })
// The plans of a person in the trash.
lessonPlanSchema.index({ ownerId: 1, deletedAt: 1, _id: 1 })
lessonPlanSchema.index({ generationId: 1 })
lessonPlanSchema.index({ classId: 1, taughtOn: -1 }, { sparse: true })
lessonPlanSchema.index(
  { ownerId: 1, sharedWithSchool: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { sharedWithSchool: true } },
)
lessonPlanSchema.index({ 'namesFrom.classIds': 1 }, { sparse: true })
lessonPlanSchema.index({ 'namesFrom.generationIds': 1 }, { sparse: true })
// Copies of older versions.
lessonPlanSchema.index(
  { hidesNamesInPictures: 1 },
  { partialFilterExpression: { origin: { $exists: true } } },
)
// What a plan was made from, which may be deleted for good before the plan.
for (const source of ['request.classId', 'request.examId', 'request.continues']) {
  lessonPlanSchema.index({ [source]: 1 }, { partialFilterExpression: { [source]: { $type: 'string' } } })
}
// The plans that show a picture, which may be deleted for good before them.
lessonPlanSchema.index(
  { 'sections.value.items.imageId': 1 },
  { partialFilterExpression: { 'sections.value.items.imageId': { $type: 'string' } } },
)
// What a person who deletes their account wrote last in plans of others.
lessonPlanSchema.index({ 'head.by': 1 }, { sparse: true })
lessonPlanSchema.index({ shareToken: 1 }, { unique: true, sparse: true })
lessonPlanSchema.index({ deletedAt: 1 }, { sparse: true })

export const lessonPlanModel = (connection: Connection): Model<LessonPlanDocument> =>
  connection.model<LessonPlanDocument>('LessonPlan', lessonPlanSchema)
