import type { Connection } from 'mongoose'

/** The names of the collections that contain at least one document, sorted. */
export async function listFilledCollections(connection: Connection): Promise<string[]> {
  const collections = await connection.listCollections()
  const filled: string[] = []
  for (const { name } of collections) {
    if (name.startsWith('system.')) continue
    if (await connection.collection(name).findOne({}, { projection: { _id: 1 } })) filled.push(name)
  }
  return filled.sort()
}

/** Deletes all collections of the product. */
export async function deleteAllData(connection: Connection): Promise<void> {
  await connection.dropDatabase()
}
