import { GrantedRole, JoinAudience } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `join_requests`: a request to join a class. Personal data is deleted when the request is decided. */
export interface JoinRequestDocument {
  _id: Types.ObjectId
  classId: string
  audience: JoinAudience
  state: 'open' | 'accepted' | 'declined'
  /** The teacher; empty for a student. */
  userId: string
  firstName: string
  lastName: string
  externalId: string
  /** Identifies repeated requests of one person; replaced when the request is decided. */
  askedKey: string
  /** The role a teacher asks for; null for a student. */
  role: GrantedRole | null
  at: Date
  /** When a teacher started to decide it. */
  claimedAt: Date | null
  decidedAt: Date | null
}

/** How long a decided request is kept, so that a second decision gets another error than an unknown request. */
const keptAfterDecisionSeconds = 7 * 24 * 3600

const schema = new Schema<JoinRequestDocument>(
  {
    classId: { type: String, required: true },
    audience: { type: String, enum: JoinAudience.options, required: true },
    state: { type: String, enum: ['open', 'accepted', 'declined'], default: 'open' },
    userId: { type: String, default: '' },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    externalId: { type: String, default: '' },
    askedKey: { type: String, required: true },
    role: { type: String, enum: [...GrantedRole.options, null], default: null },
    at: { type: Date, required: true },
    claimedAt: { type: Date, default: null },
    decidedAt: { type: Date, default: null },
  },
  { collection: 'join_requests', versionKey: false },
)
schema.index({ classId: 1, state: 1, at: 1 })
schema.index({ classId: 1, askedKey: 1 }, { unique: true })
schema.index({ userId: 1 })
schema.index({ decidedAt: 1 }, { expireAfterSeconds: keptAfterDecisionSeconds })

export const joinRequestModel = (connection: Connection): Model<JoinRequestDocument> =>
  connection.model<JoinRequestDocument>('JoinRequest', schema)
