import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type {
  ItemProposal,
  Language,
  ParentNote,
  Pseudonyms,
  ResourceAudience,
  ResourceItem,
  ResourceKind,
  ResourceTier,
  ResourceVersionChange,
} from '@classeur/contracts'

/** The newest version of a resource. Its content is the resource itself; earlier ones are in `resource_versions`. */
export interface ResourceHead {
  /** From 1, which is the sheet as it was made. */
  number: number
  change: ResourceVersionChange
  /** The person who made it. */
  by: string
  /** When it was begun. Edits of the same item soon after belong to the same version. */
  startedAt: Date
  at: Date
}

/** A rewritten item. It stays after the decision, so that a repeated job doesn't ask again. */
export interface StoredItemProposal extends Omit<ItemProposal, 'createdAt'> {
  /** The generation that wrote it. */
  generationId: string
  createdAt: Date
  /** When the teacher accepted or refused it; null while it waits. */
  decidedAt: Date | null
}

/** At which revision each part last changed, so that a change based on an older one is refused. Missing means 0. */
export interface ResourceChanges {
  text: number
  /** Which items there are, and their order. */
  order: number
  /** By item id. */
  items: Record<string, number>
  /** By student id. */
  notes: Record<string, number>
}

/** A document of `resources`: one sheet for one audience, made from the marks of an exam. */
export interface ResourceDocument {
  _id: Types.ObjectId
  examId: string
  classId: string
  /** The person who asked for it. Who may read and change it follows from the roles in the class. */
  ownerId: string
  /** The parent generation. */
  batchId: string
  /** The generation that makes this sheet, or made it last. */
  generationId: string
  /** In the batch, from 0. */
  position: number
  kind: ResourceKind
  tier: ResourceTier
  language: Language
  title: string
  intro: string
  audience: ResourceAudience
  items: ResourceItem[]
  notes: ParentNote[]
  proposals: StoredItemProposal[]
  /** Who is who in the texts that a model received; empty if nothing left the server. */
  pseudonyms: Pseudonyms
  /** What left the server for it; null if nothing did. */
  outgoing: string | null
  /** The only attempt that may write the sheet; null if none may. */
  writer: { generationId: string; attempt: number } | null
  /** When the sheet was stored; null while it is being made. */
  writtenAt: Date | null
  /** The mini exam with the same skills. */
  retestExamId: string | null
  /** Grows with every change, by anybody. */
  revision: number
  changed: ResourceChanges
  /** Null until the first edit: then it is version 1, as it was made. */
  head: ResourceHead | null
  createdAt: Date
  deletedAt: Date | null
  /** Who deleted it last. Missing in resources that an older version deleted. */
  deletedBy?: string
}

const resourceSchema = new Schema<ResourceDocument>(
  {
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    ownerId: { type: String, required: true },
    batchId: { type: String, required: true },
    generationId: { type: String, required: true },
    position: { type: Number, required: true },
    kind: { type: String, required: true },
    tier: { type: String, required: true },
    language: { type: String, required: true },
    title: { type: String, default: '' },
    intro: { type: String, default: '' },
    audience: { type: Schema.Types.Mixed, required: true },
    items: { type: Schema.Types.Mixed, required: true },
    notes: { type: Schema.Types.Mixed, required: true },
    proposals: { type: Schema.Types.Mixed, required: true },
    pseudonyms: { type: Schema.Types.Mixed, required: true },
    outgoing: { type: String, default: null },
    writer: { type: new Schema({ generationId: String, attempt: Number }, { _id: false }), default: null },
    writtenAt: { type: Date, default: null },
    retestExamId: { type: String, default: null },
    revision: { type: Number, required: true },
    changed: { type: Schema.Types.Mixed, required: true },
    head: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: String },
  },
  { collection: 'resources', versionKey: false, minimize: false },
)
resourceSchema.index({ examId: 1, createdAt: -1, _id: -1 })
resourceSchema.index({ classId: 1, deletedAt: 1, _id: 1 })
resourceSchema.index({ ownerId: 1 })
resourceSchema.index({ batchId: 1, position: 1 })
resourceSchema.index({ generationId: 1 })
// Where a picture is used, and to remove one that is deleted for good.
resourceSchema.index({ 'items.imageId': 1 }, { sparse: true })
resourceSchema.index({ 'proposals.generationId': 1 }, { sparse: true })
resourceSchema.index({ retestExamId: 1 }, { partialFilterExpression: { retestExamId: { $type: 'string' } } })
resourceSchema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $type: 'date' } } })

export const resourceModel = (connection: Connection): Model<ResourceDocument> =>
  connection.model<ResourceDocument>('Resource', resourceSchema)
