import mongoose, { type Connection } from 'mongoose'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { createGroup, type Outcome } from './create-group.ts'

const { MongoBulkWriteError, MongoServerError } = mongoose.mongo

/**
 * Inserts documents; concurrent calls share one command.
 * @throws MongoServerError with code 11000 if a unique index contains the value already
 */
export function createGroupedInsert<Document extends object>(connection: Connection, collectionName: string) {
  const collection = connection.collection<Document>(collectionName)

  async function run(documents: Document[]): Promise<Outcome<void>[]> {
    type Insertable = Parameters<typeof collection.insertOne>[0]
    try {
      if (documents.length === 1) await collection.insertOne(documents[0] as Insertable)
      else await collection.insertMany(documents as Insertable[], { ordered: false })
      return documents.map(() => ({ value: undefined }))
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error
      const refused = [error.writeErrors].flat()
      // No single insert was refused: the acknowledgement itself failed, which affects all of them.
      if (refused.length === 0) throw error
      const outcomes: Outcome<void>[] = documents.map(() => ({ value: undefined }))
      for (const { index, code, errmsg } of refused) {
        outcomes[index] = { error: new MongoServerError({ code, errmsg: errmsg ?? '' }) }
      }
      return outcomes
    }
  }

  return createGroup<Document, void>({ run, isShared: isDatabaseUnavailable })
}
