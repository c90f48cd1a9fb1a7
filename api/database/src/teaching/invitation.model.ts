import { GrantedRole } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** The kinds of targets of an invitation. */
export type InvitationKind = 'class' | 'school'

/** A document of `invitations`: an invitation by email. It is deleted when it is accepted or revoked. */
export interface InvitationDocument {
  _id: Types.ObjectId
  kind: InvitationKind
  /** Id of the class or the school. */
  targetId: string
  /** Lower case. */
  email: string
  /** The role in the class; null in a school. */
  role: GrantedRole | null
  /** SHA-256 of the token, hexadecimal. The token itself exists only in the email. */
  tokenHash: string
  invitedBy: string
  createdAt: Date
  expiresAt: Date
  /** The person who is accepting it; no other person can accept it from then on. */
  claimedBy: string | null
}

/** How long an expired invitation stays visible, so that it can be sent again. */
const keptAfterExpirySeconds = 30 * 24 * 3600

const schema = new Schema<InvitationDocument>(
  {
    kind: { type: String, enum: ['class', 'school'], required: true },
    targetId: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, enum: [...GrantedRole.options, null], default: null },
    tokenHash: { type: String, required: true },
    invitedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    claimedBy: { type: String, default: null },
  },
  { collection: 'invitations', versionKey: false },
)
schema.index({ tokenHash: 1 }, { unique: true })
schema.index({ targetId: 1, kind: 1, email: 1 }, { unique: true })
schema.index({ invitedBy: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: keptAfterExpirySeconds })

export const invitationModel = (connection: Connection): Model<InvitationDocument> =>
  connection.model<InvitationDocument>('Invitation', schema)
