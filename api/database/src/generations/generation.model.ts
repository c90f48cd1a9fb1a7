import { Schema, type Connection, type Model, type Types } from 'mongoose'
import {
  GenerationKind,
  GenerationStage,
  GenerationState,
  type CodedError,
  type GeneratorInfo,
  type LessonObjective,
  type ObjectiveEdits,
} from '@classeur/contracts'
import type { ChildrenSum, CreditAccount } from '@classeur/domain/credits'
import type { GeneratedImageFiles } from '../images/image.model.ts'
import type { ResourceDocument } from '../resources/resource.model.ts'

/** The result of a generation of kind `documents`: a PDF. */
export interface GeneratedDocument {
  /** The key in the object storage. */
  key: string
  sizeBytes: number
  /** Number of students in it. */
  students: number
}

/** The children of a generation that is made of others, and the price of a retry of those that failed. */
export interface ChildrenOfGeneration extends ChildrenSum {
  /** Null if none of them can be retried. */
  retryPrice: number | null
}

/** What a generation of kind `resource-sheet` has written. */
export type WrittenSheet = Pick<
  ResourceDocument,
  'title' | 'intro' | 'items' | 'notes' | 'outgoing' | 'pseudonyms'
>

/** A document of `generations`: the source of truth for one generation. */
export interface Generation {
  _id: Types.ObjectId
  ownerId: string
  kind: GenerationKind
  title: string
  /** Id of the HTTP request, to correlate logs of api and workers. */
  requestId: string | null
  /** SHA-256 of the request; the same key with a different request is refused. */
  requestHash: string
  /** The input of the kind's processor, in the schema of the kind. */
  input: unknown
  lessonPlanId: string | null
  /** The generation that this one retries and whose result it continues. */
  retryOf: string | null
  /** The parent of a child; absent for the others. */
  parentId?: string
  /** What the children of a parent add up to; absent for generations without children. */
  children?: ChildrenOfGeneration

  state: GenerationState
  stage: GenerationStage
  percent: number
  step: { done: number; total: number }
  /** Parts that existed before this generation, which continues another one. */
  doneAtStart: number
  /** The fence: increases with each start, so that writes of older attempts match nothing. */
  attempt: number
  seq: number
  /** JSON of the unfinished part; not stored as a document, because a model determines its field names. */
  draftJson: string | null
  objectives: LessonObjective[] | null
  /** The teacher's edited version of the proposed objectives; absent until the first edit. */
  objectiveEdits?: ObjectiveEdits
  /** When a lesson plan was made from the proposed objectives; absent while they are pending. */
  plannedAt?: Date
  /** The files of the picture, for kind `image`. */
  image: GeneratedImageFiles | null
  /** The file that was made, for kind `documents`; absent before, and once it was deleted. */
  document?: GeneratedDocument
  /** The sheet that was written, for kind `resource-sheet`. It is stored as a resource from here. */
  sheet?: WrittenSheet
  /** True while the storage may contain files of an attempt that belong to no picture. */
  strayFiles?: boolean
  generator: GeneratorInfo | null
  error: CodedError | null

  price: number
  /** The account whose credits are reserved; absent for a generation from before accounts of schools. See `payerOf`. */
  payerId?: CreditAccount
  /** How many of the owner's generations may run concurrently, from the plan at the time of the request. */
  ownerLimit: number
  /** Virtual start time in ms, which determines the queue position. */
  orderMs: number
  paid: boolean

  createdAt: Date
  /** Null until the credits are reserved, that is, until the generation is accepted. */
  reservedAt: Date | null
  startedAt: Date | null
  deadlineAt: Date | null
  heartbeatAt: Date | null
  finishedAt: Date | null
  /** Null until the ledger is settled for this generation. */
  settledAt: Date | null
  /** When the reconciler last looked for its job. */
  checkedAt: Date
  /** The marker of the last change that was written in a group; see `createGroupedChange`. */
  lastWrite?: string
}

/** The unique index that refuses a second rewrite of a section while the first one is unfinished. */
export const oneRewriteIndex = 'one-rewrite-per-section'
/** The same for the items of resources. */
export const oneItemRewriteIndex = 'one-rewrite-per-item'

const generationSchema = new Schema<Generation>(
  {
    ownerId: { type: String, required: true },
    kind: { type: String, enum: GenerationKind.options, required: true },
    title: { type: String, required: true },
    requestId: { type: String, default: null },
    requestHash: { type: String, required: true },
    input: { type: Schema.Types.Mixed, required: true },
    lessonPlanId: { type: String, default: null },
    retryOf: { type: String, default: null },
    parentId: { type: String },
    children: { type: Schema.Types.Mixed },

    state: { type: String, enum: GenerationState.options, required: true },
    stage: { type: String, enum: GenerationStage.options, required: true },
    percent: { type: Number, default: 0 },
    step: { done: { type: Number, default: 0 }, total: { type: Number, required: true } },
    doneAtStart: { type: Number, default: 0 },
    attempt: { type: Number, default: 0 },
    seq: { type: Number, default: 0 },
    draftJson: { type: String, default: null },
    objectives: { type: Schema.Types.Mixed, default: null },
    objectiveEdits: { type: Schema.Types.Mixed },
    plannedAt: { type: Date },
    image: { type: Schema.Types.Mixed, default: null },
    document: { type: Schema.Types.Mixed },
    sheet: { type: Schema.Types.Mixed },
    strayFiles: { type: Boolean },
    generator: { type: Schema.Types.Mixed, default: null },
    error: { type: Schema.Types.Mixed, default: null },

    price: { type: Number, required: true },
    payerId: { type: String },
    ownerLimit: { type: Number, required: true },
    orderMs: { type: Number, required: true },
    paid: { type: Boolean, required: true },

    createdAt: { type: Date, required: true },
    reservedAt: { type: Date, default: null },
    startedAt: { type: Date, default: null },
    deadlineAt: { type: Date, default: null },
    heartbeatAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    settledAt: { type: Date, default: null },
    checkedAt: { type: Date, required: true },
    lastWrite: { type: String },
  },
  { collection: 'generations', versionKey: false, minimize: false },
)
generationSchema.index({ ownerId: 1, createdAt: -1 })
generationSchema.index({ ownerId: 1, state: 1, createdAt: 1 })
generationSchema.index({ state: 1, checkedAt: 1 })
generationSchema.index({ state: 1, deadlineAt: 1 })
generationSchema.index({ kind: 1, state: 1, orderMs: 1 })
generationSchema.index({ settledAt: 1, finishedAt: 1 })
generationSchema.index({ lessonPlanId: 1 }, { partialFilterExpression: { kind: 'lesson-section' } })
// One unfinished rewrite of a section, also for two requests at the same moment.
generationSchema.index(
  { lessonPlanId: 1, 'input.key': 1 },
  {
    name: oneRewriteIndex,
    unique: true,
    partialFilterExpression: { kind: 'lesson-section', finishedAt: { $type: 'null' } },
  },
)
generationSchema.index({ 'input.resourceId': 1 }, { partialFilterExpression: { kind: 'resource-item' } })
// One unfinished rewrite of an item, whether it is new or a retry.
generationSchema.index(
  { 'input.resourceId': 1, 'input.itemId': 1 },
  {
    name: oneItemRewriteIndex,
    unique: true,
    partialFilterExpression: { kind: 'resource-item', finishedAt: { $type: 'null' } },
  },
)
generationSchema.index({ parentId: 1 }, { partialFilterExpression: { parentId: { $type: 'string' } } })
generationSchema.index({ strayFiles: 1 }, { sparse: true })
// Only generations with a file: a person's files of one exam, and the oldest files of all.
generationSchema.index(
  { ownerId: 1, 'input.examId': 1, finishedAt: -1 },
  { partialFilterExpression: { 'document.key': { $exists: true } } },
)
// What a generation is about, which may be deleted for good before it.
for (const subject of ['input.examId', 'input.classId', 'input.request.examId', 'input.request.classId']) {
  generationSchema.index({ [subject]: 1 }, { partialFilterExpression: { [subject]: { $type: 'string' } } })
}
generationSchema.index({ finishedAt: 1 }, { partialFilterExpression: { 'document.key': { $exists: true } } })
generationSchema.index({ kind: 1, state: 1, finishedAt: -1, _id: -1 })

export const generationModel = (connection: Connection): Model<Generation> =>
  connection.model<Generation>('Generation', generationSchema)
