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
 * Appends to the chain of a person's entries. An entry takes the position after the tail; when that is taken, the
 * tail was not the tail (any more). So a tail that is only believed to be one may be tried: if the insert succeeds, it
 * was right, because positions have no gaps.
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

  /** The new entry; `taken` when the position is not free, `exists` when this very line was written before. */
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

    /** What this process believes the tail to be; undefined when it knows nothing. */
    believedTail: (userId: string): Tail | undefined => believed.get(userId),

    /**
     * Appends what `decide` answers until a line is written (true), it has happened before, or there is nothing to
     * write (false). `decide` reads what it needs after the tail was read, so its answer holds if the position is free.
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
     * Appends to the lines of one generation until `next` has no more; true when anything was written. The last line
     * of the generation is believed to be the tail, which it is unless the person did something else meanwhile.
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
