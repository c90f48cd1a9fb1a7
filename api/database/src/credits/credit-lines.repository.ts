import type { Connection } from 'mongoose'
import { creditEntryModel, type CreditEntryDocument } from './credit-entry.model.ts'

const lineFields = { key: 1, kind: 1, change: 1, balance: 1, generationId: 1, at: 1, n: 1 } as const
export type CreditLineEntry = Pick<CreditEntryDocument, '_id' | keyof typeof lineFields>

/** Start of the next page: entries with `n` below `before`, in the ledger as it was at entry `asOf`. */
export interface CreditLinePosition {
  before: number
  asOf: number
}

/** The entries of one line, oldest first: all entries of one generation, or a single entry of another kind. */
export type CreditLineEntries = readonly [CreditLineEntry, ...CreditLineEntry[]]

/** A generation's line starts with its reservation; each entry without a generation is its own line. */
const beginsLine = ({ kind, generationId }: CreditLineEntry) => generationId === null || kind === 'reserve'

/**
 * Reads the ledger as lines, newest first. A line has the position of its first entry and is never split across pages.
 * Entries never change, so pages with the same `asOf` are consistent with each other.
 */
export function createCreditLines(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  const read = (filter: object) =>
    collection.find<CreditLineEntry>(filter, { projection: lineFields }).sort({ n: -1 })

  /** Reads the first entries of `limit + 1` or more lines, newest first, and the newest entry of the range. */
  async function readFirsts(userId: string, before: number | null, limit: number) {
    const firsts: CreditLineEntry[] = []
    let newest: CreditLineEntry | undefined
    let below = before
    for (;;) {
      const chunkSize = limit + 1
      const filter = below === null ? { userId } : { userId, n: { $lt: below } }
      const chunk = await read(filter).limit(chunkSize).toArray()
      newest ??= chunk[0]
      firsts.push(...chunk.filter(beginsLine))
      below = chunk.at(-1)?.n ?? below
      if (chunk.length < chunkSize || firsts.length > limit) return { firsts, newest }
    }
  }

  return {
    /** Reads at most `limit` lines. On the first page, `newest` is the latest entry, which carries the balance. */
    async page(userId: string, from: CreditLinePosition | null, limit: number) {
      const { firsts, newest } = await readFirsts(userId, from?.before ?? null, limit)
      const shown = firsts.slice(0, limit)
      const asOf = from?.asOf ?? newest?.n ?? 0
      const ids = shown.flatMap(({ generationId }) => generationId ?? [])
      const later =
        ids.length === 0
          ? []
          : await read({ generationId: { $in: ids }, kind: { $ne: 'reserve' }, n: { $lte: asOf } }).toArray()
      const lines = shown.map((first): CreditLineEntries => {
        const rest = later.filter(({ generationId }) => generationId === first.generationId).reverse()
        return first.generationId === null ? [first] : [first, ...rest]
      })
      const last = shown.at(-1)
      const next = firsts.length > limit && last ? { before: last.n, asOf } : null
      return { lines, next, newest: newest ?? null }
    },
  }
}

export type CreditLines = ReturnType<typeof createCreditLines>
