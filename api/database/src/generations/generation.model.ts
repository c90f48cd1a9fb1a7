import { Schema, type Connection, type Model, type Types } from 'mongoose'
import {
  GenerationKind,
  GenerationStage,
  GenerationState,
  type CodedError,
  type GeneratorInfo,
  type LessonObjective,
} from '@classeur/contracts'
import type { GeneratedImageFiles } from '../images/image.model.ts'

/** A document of `generations`: the truth about one generation. */
export interface Generation {
  _id: Types.ObjectId
  ownerId: string
  kind: GenerationKind
  title: string
  /** The request that asked for it, so that the logs of api and workers can be read together. */
  requestId: string | null
  /** SHA-256 of the request: the same key with another request is refused. */
  requestHash: string
  /** What the processor of the kind works from; its schema is the kind's. */
  input: unknown
  lessonPlanId: string | null
  /** The generation that this one tries again, going on with what it wrote. */
  retryOf: string | null

  state: GenerationState
  stage: GenerationStage
  percent: number
  step: { done: number; total: number }
  /** Parts that were there before this generation began (it continues another one). */
  doneAtStart: number
  /** The fence: grows with each start; writes of an older one match nothing. */
  attempt: number
  seq: number
  /** JSON of the part being written: its field names come from a model, so it is not stored as a document. */
  draftJson: string | null
  objectives: LessonObjective[] | null
  /** The files of the picture, of kind `image`. */
  image: GeneratedImageFiles | null
  /** True while files of an attempt may be in the storage that no picture belongs to. */
  strayFiles?: boolean
  generator: GeneratorInfo | null
  error: CodedError | null

  price: number
  /** How many of the owner's generations may run at once, from the plan at the time. */
  ownerLimit: number
  /** Virtual start time in ms: place in the queue. */
  orderMs: number
  paid: boolean

  createdAt: Date
  /** Null until the credits are reserved: before that the generation was not accepted yet. */
  reservedAt: Date | null
  startedAt: Date | null
  deadlineAt: Date | null
  heartbeatAt: Date | null
  finishedAt: Date | null
  /** Null until the ledger is closed for this generation. */
  settledAt: Date | null
  /** When the reconciler last looked for its job. */
  checkedAt: Date
  /** The mark of the last change that was written in a group; see `createGroupedChange`. */
  lastWrite?: string
}

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

    state: { type: String, enum: GenerationState.options, required: true },
    stage: { type: String, enum: GenerationStage.options, required: true },
    percent: { type: Number, default: 0 },
    step: { done: { type: Number, default: 0 }, total: { type: Number, required: true } },
    doneAtStart: { type: Number, default: 0 },
    attempt: { type: Number, default: 0 },
    seq: { type: Number, default: 0 },
    draftJson: { type: String, default: null },
    objectives: { type: Schema.Types.Mixed, default: null },
    image: { type: Schema.Types.Mixed, default: null },
    strayFiles: { type: Boolean },
    generator: { type: Schema.Types.Mixed, default: null },
    error: { type: Schema.Types.Mixed, default: null },

    price: { type: Number, required: true },
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
generationSchema.index({ strayFiles: 1 }, { sparse: true })
generationSchema.index({ kind: 1, state: 1, finishedAt: -1 })

export const generationModel = (connection: Connection): Model<Generation> =>
  connection.model<Generation>('Generation', generationSchema)
