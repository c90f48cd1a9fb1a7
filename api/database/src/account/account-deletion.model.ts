import type { Language } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/**
 * A document of `account_deletions`, keyed by user id until the deletion has ended. Then it is replaced by a tombstone,
 * whose key is {@link tombstoneId} and which says nothing about the person.
 */
export interface AccountDeletionDocument {
  _id: string
  /**
   * `pending`: the person can change their mind. `withdrawing`: they have, so the deletion never begins, but the
   * subscription doesn't renew again yet. `running`: the deletion can only be completed.
   */
  state: 'pending' | 'withdrawing' | 'running' | 'done'
  /** {@link tombstoneId}: names the deletion in the queue, so that no job contains the id of a person. */
  key: string
  requestedAt: Date
  dueAt: Date
  /** When the reminder was sent; null before. */
  remindedAt?: Date | null
  /** Until this time, only the process that set it may send the reminder (`mail-claim.ts`). */
  reminderClaimedUntil?: Date
  /**
   * Whether this request stops the renewal of the subscription, so that keeping the account resumes it. Stored before
   * the payment provider is asked, because its answer can be lost.
   */
  stoppedRenewal?: boolean
  /** True until the payment provider has stopped the renewal; a repeated request goes on there. */
  mustStopRenewal?: boolean

  // What the steps need after they have deleted the person's documents; absent in a tombstone.

  email?: string
  issuer?: string
  subject?: string
  language?: Language
  displayName?: string
  /** The sessions that the deletion ended; events about them are deleted in the second round. */
  endedSessions?: string[]
  /** 128 random bits, from which the pseudonyms follow; nobody can compute them after it is deleted. */
  salt?: string

  /** The round of the steps: 1, and 2 for what arrived from requests that were under way. */
  round?: number
  /** The steps of this round that are done. */
  stepsDone?: string[]
  /** When the second round may begin; null in the first. */
  sweepAt?: Date | null
  /** When a tombstone is deleted. */
  expiresAt?: Date
}

const schema = new Schema<AccountDeletionDocument>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['pending', 'withdrawing', 'running', 'done'], required: true },
    key: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    remindedAt: { type: Date },
    reminderClaimedUntil: { type: Date },
    stoppedRenewal: { type: Boolean },
    mustStopRenewal: { type: Boolean },
    email: { type: String },
    issuer: { type: String },
    subject: { type: String },
    language: { type: String },
    displayName: { type: String },
    endedSessions: { type: [String], default: undefined },
    salt: { type: String },
    round: { type: Number },
    stepsDone: { type: [String], default: undefined },
    sweepAt: { type: Date },
    expiresAt: { type: Date },
  },
  { collection: 'account_deletions', strict: 'throw', versionKey: false },
)
schema.index({ key: 1 }, { unique: true })
schema.index({ state: 1, dueAt: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const accountDeletionModel = (connection: Connection): Model<AccountDeletionDocument> =>
  connection.model<AccountDeletionDocument>('AccountDeletion', schema)
