import { PublicationState } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** How long the log of decisions is kept, in days. */
const publicationDecisionDays = 365

export const publicationDecisions = ['publish', 'refuse', 'hide'] as const

/** What a decision changed in the picture, so that it can be taken back. */
export interface DecidedFields {
  publication: PublicationState
  publicationNote: string | null
  publishedAt: Date | null
  openReports: number
}

/** A document of `publication_decisions`: an operator's decision on a picture, kept for 12 months. */
export interface PublicationDecisionDocument {
  _id: Types.ObjectId
  imageId: string
  /** The picture's owner. */
  creatorId: string
  /** The name of the picture as the operator saw it. */
  imageName: string
  operatorId: string
  decision: (typeof publicationDecisions)[number]
  reason: string | null
  /** How many open reports the decision ended. */
  reports: number
  at: Date
  before: DecidedFields
  /** When the operator took it back; otherwise null. */
  undoneAt: Date | null
}

const fields = new Schema<DecidedFields>(
  {
    publication: { type: String, enum: PublicationState.options, required: true },
    publicationNote: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    openReports: { type: Number, default: 0 },
  },
  { _id: false },
)

const schema = new Schema<PublicationDecisionDocument>(
  {
    imageId: { type: String, required: true },
    creatorId: { type: String, required: true },
    imageName: { type: String, default: '' },
    operatorId: { type: String, required: true },
    decision: { type: String, enum: publicationDecisions, required: true },
    reason: { type: String, default: null },
    reports: { type: Number, default: 0 },
    at: { type: Date, required: true },
    before: { type: fields, required: true },
    undoneAt: { type: Date, default: null },
  },
  { collection: 'publication_decisions', versionKey: false },
)
schema.index({ imageId: 1, at: -1 })
schema.index({ operatorId: 1, at: -1 })
schema.index({ creatorId: 1 })
schema.index({ at: -1, _id: -1 })
schema.index({ at: 1 }, { expireAfterSeconds: publicationDecisionDays * 86_400 })

export const publicationDecisionModel = (connection: Connection): Model<PublicationDecisionDocument> =>
  connection.model<PublicationDecisionDocument>('PublicationDecision', schema)
