import { GrantedRole, JoinAudience } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `join_links`: at most one per class and audience. */
export interface JoinLinkDocument {
  _id: Types.ObjectId
  classId: string
  audience: JoinAudience
  /** The last part of its address. Stored in plain text, because the class's teachers can view it again. */
  token: string
  role: GrantedRole
  openUntil: Date
  expiresAt: Date | null
  maxUses: number | null
  paused: boolean
  uses: number
  /** People removed from the class: they need approval, even while the link is open to others. */
  removedUserIds?: string[]
  createdAt: Date
}

const schema = new Schema<JoinLinkDocument>(
  {
    classId: { type: String, required: true },
    audience: { type: String, enum: JoinAudience.options, required: true },
    token: { type: String, required: true },
    role: { type: String, enum: GrantedRole.options, required: true },
    openUntil: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    maxUses: { type: Number, default: null },
    paused: { type: Boolean, default: false },
    uses: { type: Number, default: 0 },
    removedUserIds: { type: [String], default: () => [] },
    createdAt: { type: Date, required: true },
  },
  { collection: 'join_links', versionKey: false },
)
schema.index({ token: 1 }, { unique: true })
schema.index({ classId: 1, audience: 1 }, { unique: true })

export const joinLinkModel = (connection: Connection): Model<JoinLinkDocument> =>
  connection.model<JoinLinkDocument>('JoinLink', schema)
