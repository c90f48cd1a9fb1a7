import { createConnection } from 'mongoose'

/** Drops the databases of a server whose names begin with `prefix`. */
export async function dropDatabases(mongoUrl: string, prefix: string): Promise<void> {
  const connection = await createConnection(mongoUrl).asPromise()
  const { databases } = await connection.listDatabases()
  for (const { name } of databases) if (name.startsWith(prefix)) await connection.useDb(name).dropDatabase()
  await connection.close()
}
