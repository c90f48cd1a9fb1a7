import type { CreditEntryKind } from '@classeur/contracts'
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

/**
 * Reads the ledger as lines. A line has the position of its first entry, and entries never change, so two reads up to
 * the same entry give the same lines.
 */
export function createCreditLines(connection: Connection) {
  const { collectionName } = creditEntryModel(connection).collection
  const collection = connection.collection<CreditEntryDocument>(collectionName)

  return {
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
