import { CreditEntryKind, type CreditAmounts } from '@classeur/contracts'
import type { CreditAccount } from '@classeur/domain/credits'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `credit_entries`; written once, never changed. */
export interface CreditEntryDocument {
  _id: Types.ObjectId
  /** The account: a person, or a school (`schoolAccount`). */
  userId: CreditAccount
  /**
   * Position in the person's ledger: 1, 2, 3 … without gaps. It is unique, so two writers can't take the same
   * position.
   */
  n: number
  /** Identifies the operation; the unique index refuses a repeated one. */
  key: string
  kind: CreditEntryKind
  change: CreditAmounts
  balance: CreditAmounts
  generationId: string | null
  /** The key of the period of a grant, or of the grant that takes the place of an expired one. */
  period: string | null
  at: Date
}

const amounts = {
  granted: { type: Number, required: true },
  purchased: { type: Number, required: true },
  reserved: { type: Number, required: true },
}

const creditEntrySchema = new Schema<CreditEntryDocument>(
  {
    userId: { type: String, required: true },
    n: { type: Number, required: true },
    key: { type: String, required: true },
    kind: { type: String, enum: CreditEntryKind.options, required: true },
    change: amounts,
    balance: amounts,
    generationId: { type: String, default: null },
    period: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'credit_entries', versionKey: false },
)
creditEntrySchema.index({ userId: 1, n: 1 }, { unique: true })
creditEntrySchema.index({ key: 1 }, { unique: true })
creditEntrySchema.index({ generationId: 1 })

export const creditEntryModel = (connection: Connection): Model<CreditEntryDocument> =>
  connection.model<CreditEntryDocument>('CreditEntry', creditEntrySchema)
