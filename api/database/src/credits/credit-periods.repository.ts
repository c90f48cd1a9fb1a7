import type { CreditAmounts } from '@classeur/contracts'
import { createGrantUse, noCredits, type GrantUse } from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import { createRecentValues } from './recent-values.ts'

type UsedEntry = Pick<
  CreditEntryDocument,
  '_id' | 'n' | 'kind' | 'change' | 'balance' | 'generationId' | 'period'
>
const usedFields = { n: 1, kind: 1, change: 1, balance: 1, generationId: 1, period: 1 }
const rememberedPeriods = 500

/** What was counted of a period's entries, up to and including `last`. */
interface Counted {
  use: ReturnType<typeof createGrantUse>
  last: UsedEntry
}

/**
 * Reads from an account's ledger how the grant of a period was used. Remembers what it counted, and reads only the
 * entries since then: the ledger of a school gets thousands of entries in a month, and all of its teachers read it.
 */
export function createCreditPeriods(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)
  const recent = createRecentValues<Counted>(rememberedPeriods)

  const entriesFrom = (userId: string, n: number): Promise<UsedEntry[]> =>
    collection
      .find({ userId, n: { $gte: n } })
      .sort({ n: 1 })
      .project<UsedEntry>(usedFields)
      .toArray()

  /** Counts all entries from the period's first grant on; null if there is no grant. */
  async function countAll(userId: string, period: string): Promise<Counted | null> {
    const grant = await collection.findOne({ userId, period, kind: 'grant' }, { sort: { n: 1 } })
    if (!grant) return null
    const use = createGrantUse(period)
    use.add(grant)
    return countNew({ use, last: grant }, await entriesFrom(userId, grant.n))
  }

  /** Counts the entries after the last counted one. Another call may have counted some of them in the meantime. */
  function countNew(counted: Counted, entries: readonly UsedEntry[]): Counted {
    for (const entry of entries) {
      if (entry.n <= counted.last.n) continue
      counted.use.add(entry)
      counted.last = entry
    }
    return counted
  }

  async function count(userId: string, period: string): Promise<Counted | null> {
    const key = `${userId} ${period}`
    const counted = recent.get(key)
    if (counted) {
      const { last } = counted
      const entries = await entriesFrom(userId, last.n)
      // A server that takes over may lack the last entries of the one before.
      if (entries[0] && String(entries[0]._id) === String(last._id)) return countNew(counted, entries)
    }
    const all = await countAll(userId, period)
    if (all) recent.set(key, all)
    return all
  }

  return {
    /**
     * Returns how the grant of a period was used, and the balance after the last entry that this counts.
     * @param period the key of a `CreditPeriod`
     */
    async useOf(userId: string, period: string): Promise<{ use: GrantUse; balance: CreditAmounts }> {
      const counted = await count(userId, period)
      if (counted) {
        const { balance } = counted.last
        return { use: counted.use.of(balance.granted), balance }
      }
      const last = await collection.findOne({ userId }, { sort: { n: -1 } })
      const balance = last?.balance ?? noCredits
      return { use: createGrantUse(period).of(balance.granted), balance }
    },
  }
}

export type CreditPeriods = ReturnType<typeof createCreditPeriods>
