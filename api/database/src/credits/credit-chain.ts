import type { CreditAmounts } from '@classeur/contracts'
import { addAmounts, noCredits, type NewLine } from '@classeur/domain/credits'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { createGroupedInsert } from '../grouped/grouped-insert.ts'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import { createRecentValues } from './recent-values.ts'

const busyLedger = {
  mostTries: 500,
  longestPauseMs: (tries: number) => Math.min(tries, 20),
  otherwise: () => new Error('the ledger was busy for too long'),
}
const rememberedTails = 10_000

/** The last entry of a person's ledger: its position and the balance after it. */
export interface Tail {
  n: number
  balance: CreditAmounts
}

/**
 * Appends to the chain of a person's entries. An entry takes the position after the tail; if that position is taken,
 * the assumed tail is outdated. A remembered tail can therefore be tried without reading: if the insert succeeds, the
 * tail was current, because positions have no gaps.
 */
export function createCreditChain(connection: Connection) {
  const model = creditEntryModel(connection)
  const { collectionName } = model.collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)
  const insert = createGroupedInsert<CreditEntryDocument>(connection, collectionName)
  const find = createGroupedFind<CreditEntryDocument, string>(connection, collectionName, 'generationId')
  const believed = createRecentValues<Tail>(rememberedTails)

  async function readTail(userId: string): Promise<Tail> {
    const last = await collection.findOne({ userId }, { sort: { n: -1 }, projection: { n: 1, balance: 1 } })
    const tail = { n: last?.n ?? 0, balance: last?.balance ?? noCredits }
    believed.set(userId, tail)
    return tail
  }

  /** Returns the new entry, `taken` if the position isn't free, or `exists` if a line with this key exists. */
  async function tryAppend(userId: string, generationId: string | null, tail: Tail, line: NewLine) {
    const entry: CreditEntryDocument = {
      _id: new mongoose.Types.ObjectId(),
      userId,
      n: tail.n + 1,
      key: line.key,
      kind: line.kind,
      change: line.change,
      balance: addAmounts(tail.balance, line.change),
      generationId,
      period: line.period,
      at: new Date(),
    }
    try {
      await insert(entry)
      believed.set(userId, { n: entry.n, balance: entry.balance })
      return entry
    } catch (error) {
      believed.delete(userId)
      if (!isDuplicateKey(error)) throw error
      return (await model.exists({ key: line.key })) ? 'exists' : 'taken'
    }
  }

  async function linesOf(generationId: string): Promise<CreditEntryDocument[]> {
    return (await find(generationId)).sort((a, b) => a.n - b.n)
  }

  return {
    readTail,
    linesOf,

    /** The tail as this process remembers it, possibly outdated; undefined if it remembers none. */
    believedTail: (userId: string): Tail | undefined => believed.get(userId),

    /**
     * Appends the line that `decide` returns, and retries on conflicts. Returns true if it wrote a line, false if the
     * line exists or there is nothing to write. `decide` reads its data after the tail was read, so its result is
     * valid if the position is still free.
     */
    async append(
      userId: string,
      generationId: string | null,
      decide: (balance: CreditAmounts) => Promise<NewLine | null>,
      first?: Tail,
    ): Promise<boolean> {
      return retryOnConflict(async (tries) => {
        const tail = (tries === 0 ? first : undefined) ?? (await readTail(userId))
        const line = await decide(tail.balance)
        if (!line) return false
        const outcome = await tryAppend(userId, generationId, tail, line)
        if (outcome === 'exists') return false
        return outcome === 'taken' ? 'conflict' : true
      }, busyLedger)
    },

    /**
     * Appends lines to one generation until `next` returns null; returns true if it wrote any. Assumes that the last
     * line of the generation is the tail, which is true unless the person's ledger has other entries after it.
     */
    async advance(
      userId: string,
      generationId: string,
      next: (lines: CreditEntryDocument[]) => NewLine | null,
    ): Promise<boolean> {
      let lines = await linesOf(generationId)
      let tail: Tail | undefined = lines.at(-1)
      let isWritten = false
      return retryOnConflict(async (tries) => {
        if (tries > 0) {
          tail = await readTail(userId)
          lines = await linesOf(generationId)
        }
        for (let line = next(lines); line; line = next(lines)) {
          const entry = await tryAppend(userId, generationId, tail ?? (await readTail(userId)), line)
          if (typeof entry === 'string') return 'conflict'
          isWritten = true
          lines = [...lines, entry]
          tail = entry
        }
        return isWritten
      }, busyLedger)
    },
  }
}
