import { revokeKey } from '@classeur/domain/credits'
import mongoose, { type Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'

const { trusted } = mongoose

/** Counts the credits that the refunds of an order took back, in all. */
export function createRevokedCredits(connection: Connection) {
  const model = creditEntryModel(connection)
  return async (userId: string, orderId: string): Promise<number> => {
    const prefix = revokeKey(orderId, '')
    const entries = await model
      .find({ userId, kind: 'revoke', key: trusted({ $gte: prefix, $lt: `${prefix}\uffff` }) }, { change: 1 })
      .lean<Pick<CreditEntryDocument, 'change'>[]>()
    return entries.reduce((sum, { change }) => sum - change.purchased, 0)
  }
}

export type CountRevokedCredits = ReturnType<typeof createRevokedCredits>
