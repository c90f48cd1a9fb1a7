import { AppError, type CreditAmounts } from '@classeur/contracts'
import {
  captureLine,
  endedGrantKey,
  endGrantLine,
  isFreshGrant,
  isStalePeriod,
  nextGrantLine,
  purchaseLine,
  revokeKey,
  revokeLine,
  reserveLine,
  settlingLine,
  spendableIn,
  spendableOf,
  type CreditAccount,
  type LastGrant,
  type SpendableKinds,
} from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import { createCreditChain } from './credit-chain.ts'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import { createRecentValues } from './recent-values.ts'

const rememberedGrants = 10_000

/**
 * The append-only ledger of credits. Each entry takes the next position of the ledger of an account and contains the
 * balance after it, so that one insert is atomic. It fails if a concurrent writer took the position (read again and
 * retry), or if the entry's key exists (already done).
 */
export function createCreditLedger(connection: Connection) {
  const model = creditEntryModel(connection)
  const chain = createCreditChain(connection)
  // Entries are never removed, so a remembered grant stays valid.
  const grants = createRecentValues<string>(rememberedGrants)

  async function lastGrantOf(userId: string): Promise<LastGrant | null> {
    const last = await model.findOne({ userId, kind: 'grant' }, { period: 1, at: 1 }).sort({ n: -1 }).lean()
    if (!last?.period) return null
    const isEnded = (await model.exists({ key: endedGrantKey(userId, last.period) })) !== null
    return { period: last.period, at: last.at, isEnded }
  }

  return {
    /**
     * Adds the grant of a period if it hasn't been added; returns true if it wrote anything. `period` is the key of a
     * `CreditPeriod`. A caller that read the subscription before it changed gets false, and nothing is written.
     */
    async ensureGrant(userId: string, period: string, monthlyCredits: number): Promise<boolean> {
      const grant = `${period}:${monthlyCredits}`
      if (grants.get(userId) === grant) return false
      let isStale = false
      const step = () =>
        chain.append(userId, null, async (balance) => {
          const lines = await model.find({ userId, period }).lean<CreditEntryDocument[]>()
          const last = await lastGrantOf(userId)
          isStale = isStalePeriod(period, lines, last, new Date())
          if (isStale) return null
          return nextGrantLine(userId, balance, lines, period, monthlyCredits, last?.period ?? null)
        })
      let isWritten = false
      while (await step()) isWritten = true
      if (!isStale) grants.set(userId, grant)
      return isWritten
    },

    /**
     * Ends the person's latest grant if its period is one of `periods`, once: what is left of it expires. Returns true
     * if it ended now.
     */
    endGrant: (userId: string, periods: readonly string[]): Promise<boolean> =>
      chain.append(userId, null, async (balance) => {
        const last = await lastGrantOf(userId)
        if (!last || last.isEnded || !periods.includes(last.period)) return null
        return endGrantLine(userId, balance, last.period)
      }),

    /**
     * Ends the latest grant of a person who spends a school's credits now, so that only bought ones are left. A fresh
     * grant stays: the caller may have read the plan before the person lost the seat.
     */
    retireGrant: (userId: string): Promise<boolean> =>
      chain.append(userId, null, async (balance) => {
        const last = await lastGrantOf(userId)
        if (!last || last.isEnded || isFreshGrant(last, new Date())) return null
        return endGrantLine(userId, balance, last.period)
      }),

    /**
     * Reserves the price once per generation. Returns the account that pays, which is another one if an earlier call
     * reserved there.
     * @param kinds `purchased`: spends bought credits only
     * @throws AppError `credits/insufficient`
     */
    async reserve(
      account: CreditAccount,
      generationId: string,
      price: number,
      kinds: SpendableKinds = 'all',
    ): Promise<CreditAccount> {
      if (price === 0) return account
      const believed = chain.believedTail(account)
      const isEnough = believed !== undefined && spendableIn(spendableOf(believed.balance, kinds)) >= price
      const isReserved = await chain.append(
        account,
        generationId,
        async (whole) => {
          const balance = spendableOf(whole, kinds)
          const line = reserveLine(generationId, balance, price)
          // A repeated reservation fails on the entry's key; only a refusal must check first whether it exists.
          if (line || (await chain.linesOf(generationId)).length > 0) return line
          throw new AppError('credits/insufficient', { price, available: spendableIn(balance) })
        },
        isEnough ? believed : undefined,
      )
      if (isReserved) return account
      return (await chain.linesOf(generationId))[0]?.userId ?? account
    },

    /** Spends reserved credits until `total` are spent altogether; returns true if an entry was added. */
    capture: (userId: string, generationId: string, total: number): Promise<boolean> =>
      chain.advance(userId, generationId, (lines) => captureLine(generationId, lines, total)),

    /** Settles a generation: `total` credits are spent and the rest is returned. Idempotent. */
    async settle(userId: string, generationId: string, total: number): Promise<void> {
      await chain.advance(userId, generationId, (lines) => settlingLine(generationId, lines, total))
    },

    /** Adds the credits of a paid order, once; returns true if they were added now. */
    purchase: (userId: string, orderId: string, credits: number): Promise<boolean> =>
      chain.append(userId, null, async () => purchaseLine(orderId, credits)),

    /**
     * Takes back credits of a refund, once, as far as they aren't spent or reserved. Returns how many this refund took
     * back in all, also if an earlier call did it.
     */
    async revoke(userId: string, orderId: string, refundId: string, credits: number): Promise<number> {
      await chain.append(userId, null, async (balance) => revokeLine(orderId, refundId, balance, credits))
      const entry = await model.findOne({ key: revokeKey(orderId, refundId) }).lean<CreditEntryDocument>()
      return 0 - (entry?.change.purchased ?? 0)
    },

    async balanceOf(userId: string): Promise<CreditAmounts> {
      return (await chain.readTail(userId)).balance
    },
  }
}

export type CreditLedger = ReturnType<typeof createCreditLedger>
