import { positionOf } from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'

/** What became of the grant of one period. All amounts are credits. */
export interface GrantUse {
  granted: number
  /** The part that is reserved for generations that haven't ended. */
  reserved: number
}

/** Reads from a person's ledger how the grant of a period was used. */
export function createCreditPeriods(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  /** The generations that took credits since an entry, and still have reserved ones. */
  async function reservedSince(userId: string, n: number): Promise<number> {
    const entries = await collection
      .find({ userId, n: { $gt: n }, generationId: { $ne: null } })
      .sort({ n: 1 })
      .toArray()
    const byGeneration = new Map<string | null, CreditEntryDocument[]>()
    for (const entry of entries) {
      byGeneration.set(entry.generationId, [...(byGeneration.get(entry.generationId) ?? []), entry])
    }
    return [...byGeneration.values()].reduce((sum, lines) => {
      const { fromGrant, captured, outstanding } = positionOf(lines)
      return sum + Math.min(outstanding, Math.max(0, fromGrant - captured))
    }, 0)
  }

  return {
    /**
     * @param period the key of a `CreditPeriod`
     * @param hasReserved false if the person has no reserved credits, which saves reading the period's entries
     */
    async useOf(userId: string, period: string, hasReserved: boolean): Promise<GrantUse> {
      const grants = await collection.find({ userId, period, kind: 'grant' }).sort({ n: 1 }).toArray()
      const [first] = grants
      return {
        granted: grants.reduce((sum, { change }) => sum + change.granted, 0),
        reserved: first && hasReserved ? await reservedSince(userId, first.n) : 0,
      }
    },
  }
}

export type CreditPeriods = ReturnType<typeof createCreditPeriods>
