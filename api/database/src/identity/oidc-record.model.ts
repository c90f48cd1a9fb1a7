import { Schema, type Connection } from 'mongoose'

const oidcRecordSchema = new Schema(
  {
    /** `Model:id`, e.g. `Session:…`. */
    _id: { type: String, required: true },
    /** JSON, because its field names (client ids, claims) come from outside. */
    payloadJson: { type: String, required: true },
    accountId: { type: String, default: null },
    grantId: { type: String, default: null },
    /** Secondary key of a session. */
    uid: { type: String, default: null },
    userCode: { type: String, default: null },
    /** When a code was exchanged. */
    consumedAt: { type: Date, default: null },
    /** Null: kept until it is deleted. */
    expiresAt: { type: Date, default: null },
  },
  { collection: 'oidc_records', versionKey: false },
)
oidcRecordSchema.index({ accountId: 1 })
oidcRecordSchema.index({ grantId: 1 })
oidcRecordSchema.index({ uid: 1 })
oidcRecordSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const oidcRecordModel = (connection: Connection) => connection.model('OidcRecord', oidcRecordSchema)
