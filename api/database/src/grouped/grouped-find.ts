import type { Connection } from 'mongoose'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { createGroup } from './create-group.ts'

/** Reads the documents whose `field` has a value; concurrent calls share one command. */
export function createGroupedFind<Document extends object, Value extends { toString(): string }>(
  connection: Connection,
  collectionName: string,
  field: string & keyof Document,
): (value: Value) => Promise<Document[]> {
  const collection = connection.collection<Document>(collectionName)
  type Filter = Parameters<typeof collection.find>[0]

  return createGroup<Value, Document[]>({
    isShared: isDatabaseUnavailable,
    async run(values) {
      const distinct = [...new Map(values.map((value) => [String(value), value])).values()]
      const wanted = distinct.length === 1 ? distinct[0] : { $in: distinct }
      const rows = (await collection.find({ [field]: wanted } as Filter).toArray()) as unknown as Document[]
      const byValue = new Map<string, Document[]>(values.map((value) => [String(value), []]))
      for (const row of rows) byValue.get(String(row[field]))?.push(row)
      return values.map((value) => ({ value: byValue.get(String(value)) ?? [] }))
    },
  })
}
