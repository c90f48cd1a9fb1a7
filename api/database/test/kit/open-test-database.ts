import { newDatabaseUrl } from '@classeur/local/testing'
import { connectDatabase, ensureIndexes } from '../../src/index.ts'

/** Opens a separate database with all indexes for one test file; `drop` deletes it. */
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
