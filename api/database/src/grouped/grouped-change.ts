import { randomBytes } from 'node:crypto'
import mongoose, { type Connection, type Types } from 'mongoose'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { createGroup, type Outcome } from './create-group.ts'

const { MongoBulkWriteError } = mongoose.mongo

/** A conditional change of one document; `condition` is matched in addition to the id. */
export interface Change {
  id: Types.ObjectId
  condition: Record<string, unknown>
  update: { $set: Record<string, unknown>; $inc?: Record<string, number>; $max?: Record<string, unknown> }
}

/**
 * Changes documents conditionally and returns each updated document, or null if its condition didn't match.
 * Concurrent calls share one command. A bulk command counts its matches but doesn't name them, so each change of a
 * group sets a unique marker (`lastWrite`), which identifies it in the documents read afterwards.
 */
export function createGroupedChange<Document extends { _id: Types.ObjectId; lastWrite?: string }>(
  connection: Connection,
  collectionName: string,
): (change: Change) => Promise<Document | null> {
  const collection = connection.collection<Document>(collectionName)
  type Filter = Parameters<typeof collection.findOneAndUpdate>[0]
  type Update = Parameters<typeof collection.findOneAndUpdate>[1]
  const process = randomBytes(6).toString('base64url')
  let count = 0

  async function changeOne({ id, condition, update }: Change): Promise<Outcome<Document | null>[]> {
    const filter = { _id: id, ...condition } as Filter
    const changed = await collection.findOneAndUpdate(filter, update as Update, { returnDocument: 'after' })
    return [{ value: changed as Document | null }]
  }

  async function run(changes: Change[]): Promise<Outcome<Document | null>[]> {
    const [only] = changes
    if (only && changes.length === 1) return changeOne(only)
    // All processes write in the same order, so that two of them can't deadlock on the same documents.
    const marked = changes
      .map((change) => ({ ...change, mark: `${process}${(count += 1).toString(36)}` }))
      .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    const failures = await writeMarked(marked)
    const ids = marked.map(({ id }) => id)
    const rows = (await collection.find({ _id: { $in: ids } } as Filter).toArray()) as unknown as Document[]
    const byMark = new Map(rows.map((row) => [row.lastWrite, row]))
    const outcomes = new Map<string, Outcome<Document | null>>()
    marked.forEach(({ id, mark }, index) => {
      const error = failures.get(index)
      outcomes.set(String(id), error ? { error } : { value: byMark.get(mark) ?? null })
    })
    return changes.map(({ id }) => outcomes.get(String(id)) ?? { value: null })
  }

  /** Writes all changes; returns the errors of single changes by index. */
  async function writeMarked(marked: (Change & { mark: string })[]): Promise<Map<number, unknown>> {
    const operations = marked.map(({ id, condition, update, mark }) => ({
      updateOne: {
        filter: { _id: id, ...condition } as Filter,
        update: { ...update, $set: { ...update.$set, lastWrite: mark } } as unknown as Record<string, never>,
      },
    }))
    try {
      await collection.bulkWrite(operations, { ordered: false })
      return new Map()
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error
      const refused = [error.writeErrors].flat()
      // No single write was refused: the acknowledgement itself failed, which affects all of them.
      if (refused.length === 0) throw error
      return new Map(refused.map((failure) => [failure.index, failure]))
    }
  }

  return createGroup({ run, isShared: isDatabaseUnavailable, keyOf: ({ id }) => String(id) })
}
