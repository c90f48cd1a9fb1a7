import type { AccountActivityKind, ActivityDetails } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { olderThan } from '../older-than.ts'
import { accountActivityModel, type AccountActivityDocument } from './account-activity.model.ts'

export interface NewAccountActivity {
  userId: string
  kind: AccountActivityKind
  details?: ActivityDetails
}

/** The logs of people's accounts. */
export function createAccountActivityRepository(connection: Connection) {
  const model = accountActivityModel(connection)
  return {
    async record({ userId, kind, details = {} }: NewAccountActivity, at = new Date()): Promise<void> {
      await model.create({ userId, kind, details, at })
    },

    /** One page, newest first; contains one more than `limit` if there is a next page. */
    list(userId: string, position: { at: Date; id: string } | null, limit: number) {
      const after = position && { at: position.at, id: new mongoose.Types.ObjectId(position.id) }
      return model
        .find({ userId, ...olderThan('at', after) })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .lean<AccountActivityDocument[]>()
    },
  }
}

export type AccountActivityRepository = ReturnType<typeof createAccountActivityRepository>
