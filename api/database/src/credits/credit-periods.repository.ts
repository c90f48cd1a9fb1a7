import type { CreditAmounts } from '@classeur/contracts'
import { grantUseOf, noCredits, type GrantUse } from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'

type UsedEntry = Pick<CreditEntryDocument, 'kind' | 'change' | 'balance' | 'generationId' | 'period'>
const usedFields = { kind: 1, change: 1, balance: 1, generationId: 1, period: 1 }

/** Reads from an account's ledger how the grant of a period was used. */
export function createCreditPeriods(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  /** Reads the entries from the period's first grant on. If there is no grant, reads only the latest entry. */
  async function entriesSinceGrant(userId: string, period: string): Promise<UsedEntry[]> {
    const first = await collection.findOne({ userId, period, kind: 'grant' }, { sort: { n: 1 } })
    const entries = first
      ? collection.find({ userId, n: { $gte: first.n } }).sort({ n: 1 })
      : collection.find({ userId }).sort({ n: -1 }).limit(1)
    return entries.project<UsedEntry>(usedFields).toArray()
  }

  return {
    /**
     * Returns how the grant of a period was used, and the balance after the last entry that this counts.
     * @param period the key of a `CreditPeriod`
     */
    async useOf(userId: string, period: string): Promise<{ use: GrantUse; balance: CreditAmounts }> {
      const entries = await entriesSinceGrant(userId, period)
      const balance = entries.at(-1)?.balance ?? noCredits
      return { use: grantUseOf(period, entries, balance.granted), balance }
    },
  }
}

export type CreditPeriods = ReturnType<typeof createCreditPeriods>
