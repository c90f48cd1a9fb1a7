import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { connectDatabase, ensureIndexes } from '../src/index.ts'

/** A database of its own for one test file, with all indexes; `drop` removes it again. */
export async function openTestDatabase() {
  const url = new URL(inject('mongoUrl'))
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  const connection = await connectDatabase(url.toString())
  await ensureIndexes(connection)
  return {
    url: url.toString(),
    connection,
    async drop() {
      await connection.dropDatabase()
      await connection.close()
    },
  }
}
