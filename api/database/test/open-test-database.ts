import { newDatabaseUrl } from '@classeur/local/testing'
import { connectDatabase, ensureIndexes } from '../src/index.ts'

/** A database of its own for one test file, with all indexes; `drop` removes it again. */
export async function openTestDatabase() {
  const url = newDatabaseUrl()
  const connection = await connectDatabase(url)
  await ensureIndexes(connection)
  return {
    url,
    connection,
    async drop() {
      await connection.dropDatabase()
      await connection.close()
    },
  }
}
