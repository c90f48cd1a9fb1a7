import { setTimeout as pause } from 'node:timers/promises'
import type { CreditAmounts, CreditEntry } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import {
  addAmounts,
  captureLine,
  nextGrantLine,
  noCredits,
  reserveLine,
  settlingLine,
  type NewLine,
} from './credit-rules.ts'

const maxTries = 500

const toCreditEntry = (entry: CreditEntryDocument): CreditEntry => ({
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

  const tailOf = async (userId: string) => {
    const tail = await model.findOne({ userId }).sort({ n: -1 }).lean()
    return { n: tail?.n ?? 0, balance: tail?.balance ?? noCredits }
  }

  /** `decide` reads what it needs after the tail was read, so its answer holds if the position is still free. */
  async function append(
    userId: string,
    generationId: string | null,
    decide: (balance: CreditAmounts) => Promise<NewLine | null>,
  ): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const tail = await tailOf(userId)
      const line = await decide(tail.balance)
      if (!line) return false
      try {
        await model.create({
          ...line,
          userId,
          n: tail.n + 1,
          balance: addAmounts(tail.balance, line.change),
          generationId,
          at: new Date(),
        })
        return true
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        if (await model.exists({ key: line.key })) return false
        await pause(Math.random() * Math.min(tries + 1, 20))
      }
    }
    throw new Error('the ledger was busy for too long')
  }

  const linesOf = (generationId: string) =>
    model.find({ generationId }).sort({ n: 1 }).lean<CreditEntryDocument[]>()

  return {
    /** Gives the month's credits if they have not been given. `period` is `YYYY-MM`. */
    async ensureGrant(userId: string, period: string, monthlyCredits: number): Promise<void> {
      const step = () =>
        append(userId, null, async (balance) => {
          const lines = await model.find({ userId, period }).lean<CreditEntryDocument[]>()
          return nextGrantLine(userId, balance, lines, period, monthlyCredits)
        })
      while (await step());
    },

    /** Reserves the price once per generation. @throws AppError `credits/insufficient` */
    async reserve(userId: string, generationId: string, price: number): Promise<void> {
      if (price === 0) return
      await append(userId, generationId, async (balance) => {
        const lines = await linesOf(generationId)
        return lines.length > 0 ? null : reserveLine(generationId, balance, price)
      })
    },

    /** Spends reserved credits until `total` are spent in all. Repeating it changes nothing. */
    async capture(userId: string, generationId: string, total: number): Promise<boolean> {
      return append(userId, generationId, async () =>
        captureLine(generationId, await linesOf(generationId), total),
      )
    },

    /** Closes the account of a generation: `total` spent, the rest given back. Repeating it changes nothing. */
    async settle(userId: string, generationId: string, total: number): Promise<void> {
      let more = true
      while (more) {
        more = false
        await append(userId, generationId, async () => {
          const lines = await linesOf(generationId)
          const line = settlingLine(generationId, lines, total)
          more = line !== null && settlingLine(generationId, [...lines, line], total) !== null
          return line
        })
      }
    },

    async balanceOf(userId: string): Promise<CreditAmounts> {
      return (await tailOf(userId)).balance
    },

    /** Newest first; `before` is the position after which (downwards) to go on. */
    async page(userId: string, before: number | null, limit: number) {
      const filter = before === null ? { userId } : { userId, n: mongoose.trusted({ $lt: before }) }
      const rows = await model
        .find(filter)
        .sort({ n: -1 })
        .limit(limit + 1)
        .lean<CreditEntryDocument[]>()
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { entries: shown.map(toCreditEntry), nextBefore: rows.length > limit && last ? last.n : null }
    },
  }
}

export type CreditLedger = ReturnType<typeof createCreditLedger>
