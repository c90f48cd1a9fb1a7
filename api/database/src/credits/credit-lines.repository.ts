import type { CreditEntryKind } from '@classeur/contracts'
import { spendableIn } from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'

/** One line of the wallet: all entries of one generation together, or a single entry of another kind. In credits. */
export interface CreditLineSums {
  /** The id, position, key, kind and time of the line's first entry. */
  id: string
  n: number
  key: string
  kind: CreditEntryKind
  at: Date
  generationId: string | null
  /** Change of the spendable credits. */
  change: number
  reserved: number
  givenBack: number
}

type Row = Omit<CreditLineSums, 'id'> & { _id: unknown; firstId: unknown }

const spendable = { $add: ['$change.granted', '$change.purchased'] }
const isGivenBack = { $in: ['$kind', ['release', 'refund'] satisfies CreditEntryKind[]] }

/** The kinds of a line's first entry. Entries of other kinds belong to the line of their generation's reservation. */
const firstKinds: CreditEntryKind[] = ['grant', 'expire', 'purchase', 'revoke', 'reserve']
/** Counting stops here, so that a page has a bounded cost. */
const mostCounted = 10_000

/** The lines below position `before`, as they were at entry `asOf`. */
interface CreditLinesBelow {
  before: number
  asOf: number
}

interface CreditLinesPage {
  lines: CreditLineSums[]
  /** The last entry that counts in the lines; 0 for an empty ledger. */
  asOf: number
  /** The spendable credits at entry `asOf`; null for a later page. */
  available: number | null
  /** How many lines follow the page; null if there are too many to count. */
  following: number | null
}

/** Adds up a line. @param entries of one line, in any order */
function sumLine(first: CreditEntryDocument, entries: readonly CreditEntryDocument[]): CreditLineSums {
  const total = (amount: (entry: CreditEntryDocument) => number) =>
    entries.reduce((sum, entry) => sum + amount(entry), 0)
  const { _id, n, key, kind, at, generationId } = first
  return {
    ...{ id: String(_id), n, key, kind, at, generationId },
    change: total(({ change }) => spendableIn(change)),
    reserved: total(({ change }) => change.reserved),
    givenBack: total(({ kind, change }) =>
      kind === 'release' || kind === 'refund' ? spendableIn(change) : 0,
    ),
  }
}

/**
 * Reads the ledger as lines. A line has the position of its first entry, and entries never change, so two reads up to
 * the same entry give the same lines.
 */
export function createCreditLines(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  const newestFirst = { sort: { n: -1 } } as const

  /** Counts the lines below position `n`; null if there are too many. */
  async function countBelow(userId: string, n: number): Promise<number | null> {
    const below = { userId, kind: { $in: firstKinds }, n: { $lt: n } }
    const count = await collection.countDocuments(below, { limit: mostCounted + 1 })
    return count > mostCounted ? null : count
  }

  return {
    /** When the oldest line of these ledgers was written; null while they are empty. */
    async firstAt(userIds: readonly string[]): Promise<Date | null> {
      const firsts = await collection
        .find({ userId: { $in: [...userIds] }, n: 1 }, { projection: { at: 1 } })
        .sort({ at: 1 })
        .toArray()
      return firsts[0]?.at ?? null
    },

    /**
     * The newest `size` lines of a person, or those that follow a page. Reads only the entries of these lines and
     * counts the others up to a limit, so its cost doesn't grow with the ledger.
     */
    async page(userId: string, from: CreditLinesBelow | null, size: number): Promise<CreditLinesPage> {
      const below = from ? { n: { $lt: Math.min(from.before, from.asOf + 1) } } : {}
      const [[latest], entries] = await Promise.all([
        from ? [] : collection.find({ userId }, { ...newestFirst, limit: 1 }).toArray(),
        collection
          .find({ userId, kind: { $in: firstKinds }, ...below }, { ...newestFirst, limit: size + 1 })
          .toArray(),
      ])
      // An entry can be added between the two reads.
      const newest = latest && entries[0] && entries[0].n > latest.n ? entries[0] : latest
      const asOf = from?.asOf ?? newest?.n ?? 0
      const firsts = entries.slice(0, size)
      const last = firsts.at(-1)
      const generationIds = firsts.flatMap(({ generationId }) => generationId ?? [])
      const [later, following] = await Promise.all([
        generationIds.length === 0
          ? []
          : collection
              .find({
                generationId: { $in: generationIds },
                ...{ userId, kind: { $nin: firstKinds }, n: { $lte: asOf } },
              })
              .toArray(),
        last && entries.length > size ? countBelow(userId, last.n) : 0,
      ])
      const entriesOf = (first: CreditEntryDocument) => [
        first,
        ...later.filter(({ generationId }) => generationId === first.generationId),
      ]
      return {
        lines: firsts.map((first) => sumLine(first, entriesOf(first))),
        asOf,
        available: newest ? spendableIn(newest.balance) : null,
        following,
      }
    },

    /**
     * All lines of a person, newest first, as they were at entry `asOf` (null: now). `asOf` in the answer is the last
     * entry that was read; 0 for an empty ledger.
     */
    async list(userId: string, asOf: number | null): Promise<{ lines: CreditLineSums[]; asOf: number }> {
      const rows = await collection
        .aggregate<Row & { last: number }>([
          { $match: { userId, ...(asOf === null ? {} : { n: { $lte: asOf } }) } },
          { $sort: { n: 1 } },
          {
            $group: {
              _id: { $ifNull: ['$generationId', '$_id'] },
              firstId: { $first: '$_id' },
              n: { $first: '$n' },
              last: { $max: '$n' },
              key: { $first: '$key' },
              kind: { $first: '$kind' },
              at: { $first: '$at' },
              generationId: { $first: '$generationId' },
              change: { $sum: spendable },
              reserved: { $sum: '$change.reserved' },
              givenBack: { $sum: { $cond: [isGivenBack, spendable, 0] } },
            },
          },
          { $sort: { n: -1 } },
        ])
        .toArray()
      return {
        lines: rows.map(({ _id, firstId, last: _, ...line }) => ({ ...line, id: String(firstId) })),
        asOf: rows.reduce((most, { last }) => Math.max(most, last), 0),
      }
    },
  }
}

export type CreditLines = ReturnType<typeof createCreditLines>
