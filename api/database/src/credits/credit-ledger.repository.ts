import type { CreditAmounts, CreditEntry } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { createCreditChain } from './credit-chain.ts'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import { captureLine, nextGrantLine, reserveLine, settlingLine } from './credit-rules.ts'
import { createRecentValues } from './recent-values.ts'

const rememberedGrants = 10_000

const shownFields = { kind: 1, change: 1, balance: 1, generationId: 1, at: 1, n: 1 } as const
type ShownEntry = Pick<CreditEntryDocument, '_id' | keyof typeof shownFields>

const toCreditEntry = (entry: ShownEntry): CreditEntry => ({
  id: String(entry._id),
  kind: entry.kind,
  change: entry.change,
  balanceAfter: entry.balance,
  generationId: entry.generationId ?? null,
  at: entry.at.toISOString(),
})

/**
 * The append-only ledger of credits. Each entry takes the next position of the person's ledger and carries the
 * balance after it, so one insert decides everything: a concurrent writer took the position (read again and decide
 * anew), or the entry's key exists (it already happened).
 */
export function createCreditLedger(connection: Connection) {
  const model = creditEntryModel(connection)
  const collection = connection.collection<CreditEntryDocument>(model.collection.collectionName)
  const chain = createCreditChain(connection)
  // Entries are never removed, so what was given stays given.
  const grants = createRecentValues<string>(rememberedGrants)

  return {
    /** Gives the month's credits if they have not been given. `period` is `YYYY-MM`. */
    async ensureGrant(userId: string, period: string, monthlyCredits: number): Promise<void> {
      const grant = `${period}:${monthlyCredits}`
      if (grants.get(userId) === grant) return
      const step = () =>
        chain.append(userId, null, async (balance) => {
          const lines = await model.find({ userId, period }).lean<CreditEntryDocument[]>()
          return nextGrantLine(userId, balance, lines, period, monthlyCredits)
        })
      while (await step());
      grants.set(userId, grant)
    },

    /** Reserves the price once per generation. @throws AppError `credits/insufficient` */
    async reserve(userId: string, generationId: string, price: number): Promise<void> {
      if (price === 0) return
      const believed = chain.believedTail(userId)
      const isEnough =
        believed !== undefined && believed.balance.granted + believed.balance.purchased >= price
      await chain.append(
        userId,
        generationId,
        async (balance) => {
          // Reserved before: the line's key says so when it is written again. Only a refusal has to look first.
          const available = balance.granted + balance.purchased
          if (available < price && (await chain.linesOf(generationId)).length > 0) return null
          return reserveLine(generationId, balance, price)
        },
        isEnough ? believed : undefined,
      )
    },

    /** Spends reserved credits until `total` are spent in all; true when that took an entry. */
    capture: (userId: string, generationId: string, total: number): Promise<boolean> =>
      chain.advance(userId, generationId, (lines) => captureLine(generationId, lines, total)),

    /** Closes the account of a generation: `total` spent, the rest given back. Repeating it changes nothing. */
    async settle(userId: string, generationId: string, total: number): Promise<void> {
      await chain.advance(userId, generationId, (lines) => settlingLine(generationId, lines, total))
    },

    async balanceOf(userId: string): Promise<CreditAmounts> {
      return (await chain.readTail(userId)).balance
    },

    /** Newest first; `before` is the position after which (downwards) to go on. */
    async page(userId: string, before: number | null, limit: number) {
      const filter = before === null ? { userId } : { userId, n: { $lt: before } }
      const rows = await collection
        .find<ShownEntry>(filter, { projection: shownFields })
        .sort({ n: -1 })
        .limit(limit + 1)
        .toArray()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { entries: shown.map(toCreditEntry), nextBefore: rows.length > limit && last ? last.n : null }
    },
  }
}

export type CreditLedger = ReturnType<typeof createCreditLedger>
