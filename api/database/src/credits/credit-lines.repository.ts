import type { CreditEntryKind } from '@classeur/contracts'
import { spendableIn } from '@classeur/domain/credits'
import type { Connection } from 'mongoose'
import type { Tail } from './credit-chain.ts'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'
import { createRecentValues } from './recent-values.ts'

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

/** The fields of an entry that a page needs. */
const ofPage = { n: 1, key: 1, kind: 1, change: 1, at: 1, generationId: 1 } as const
type PageEntry = Pick<CreditEntryDocument, '_id' | keyof typeof ofPage>
const ofTail = { n: 1, balance: 1 } as const

/** The kinds of a line's first entry. Entries of other kinds belong to the line of their generation's reservation. */
const firstKinds: CreditEntryKind[] = ['grant', 'expire', 'purchase', 'revoke', 'reserve']
/** Counting stops here, so that a page has a bounded cost. */
const mostCounted = 10_000
const rememberedCounts = 10_000

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

/** Adds up a line. @param later the entries of its generation after the first one */
function sumLine(first: PageEntry, later: readonly PageEntry[]): CreditLineSums {
  const { _id, n, key, kind, at, generationId, change } = first
  const line = { id: String(_id), n, key, kind, at, generationId }
  const sums = { change: spendableIn(change), reserved: change.reserved, givenBack: 0 }
  for (const { kind: laterKind, change: laterChange } of later) {
    const spendableChange = spendableIn(laterChange)
    sums.change += spendableChange
    sums.reserved += laterChange.reserved
    if (laterKind === 'release' || laterKind === 'refund') sums.givenBack += spendableChange
  }
  return { ...line, ...sums }
}

/**
 * Reads the ledger as lines. A line has the position of its first entry, and entries never change, so two reads up to
 * the same entry give the same lines.
 */
export function createCreditLines(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  const newestFirst = { sort: { n: -1 } } as const

  // Entries are never removed or inserted between others, so a count stays valid.
  const counts = createRecentValues<number | null>(rememberedCounts)

  /** Counts the lines below position `n`; null if there are too many. */
  async function countBelow(userId: string, n: number): Promise<number | null> {
    const position = `${userId}:${String(n)}`
    const remembered = counts.get(position)
    if (remembered !== undefined) return remembered
    const below = { userId, kind: { $in: firstKinds }, n: { $lt: n } }
    const upToLimit = await collection.countDocuments(below, { limit: mostCounted + 1 })
    const count = upToLimit > mostCounted ? null : upToLimit
    counts.set(position, count)
    return count
  }

  /** The entries after the first one of these generations, up to entry `asOf`. */
  async function laterOf(
    userId: string,
    firsts: readonly PageEntry[],
    asOf: number,
  ): Promise<Map<string | null, PageEntry[]>> {
    const generationIds = firsts.flatMap(({ generationId }) => generationId ?? [])
    if (generationIds.length === 0) return new Map()
    const ofGenerations = { userId, generationId: { $in: generationIds }, kind: { $nin: firstKinds } }
    const later = await collection
      .find<PageEntry>({ ...ofGenerations, n: { $lte: asOf } }, { projection: ofPage })
      .toArray()
    const byGeneration = new Map<string | null, PageEntry[]>()
    for (const entry of later) {
      const entries = byGeneration.get(entry.generationId)
      if (entries) entries.push(entry)
      else byGeneration.set(entry.generationId, [entry])
    }
    return byGeneration
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
      const [[newest], read] = await Promise.all([
        from
          ? []
          : collection.find<Tail>({ userId }, { ...newestFirst, projection: ofTail, limit: 1 }).toArray(),
        collection
          .find<PageEntry>(
            { userId, kind: { $in: firstKinds }, ...below },
            { ...newestFirst, projection: ofPage, limit: size + 1 },
          )
          .toArray(),
      ])
      const asOf = from?.asOf ?? newest?.n ?? 0
      // An entry can be added between the two reads.
      const firsts = read.filter(({ n }) => n <= asOf).slice(0, size)
      const last = firsts.at(-1)
      const [later, following] = await Promise.all([
        laterOf(userId, firsts, asOf),
        last && read.length > size ? countBelow(userId, last.n) : 0,
      ])
      return {
        lines: firsts.map((first) => sumLine(first, later.get(first.generationId) ?? [])),
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
