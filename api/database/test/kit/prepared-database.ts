import { newDatabaseUrl } from '@classeur/local/testing'
import type { Connection } from '../../src/index.ts'

interface Opening {
  connect: (url: string) => Promise<Connection>
  /** Creates collections and indexes in a new database. */
  prepare: (connection: Connection) => Promise<void>
  /** Leads the connection through a proxy that the test can cut. */
  through?: (url: string) => string
}

/** Databases that earlier tests of this process have released, the oldest first. */
const released: string[] = []
/**
 * How many released databases there must be before the oldest is reused. A write that ends after its test then hardly
 * ever reaches the database of the next test.
 */
const leastReleased = 3

async function empty({ db }: Connection): Promise<void> {
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? []
  await Promise.all(collections.map(async ({ name }) => db?.collection(name).deleteMany({})))
}

/**
 * Opens an empty database with all collections and indexes, which no other test uses meanwhile. Creating and dropping
 * them takes longer than most tests, so a process uses its databases again. `npm test` drops them at the end.
 */
export async function openPreparedDatabase({ connect, prepare, through = (url) => url }: Opening) {
  const used = released.length < leastReleased ? undefined : released.shift()
  const direct = used ?? newDatabaseUrl()
  const url = through(direct)
  const connection = await connect(url)
  await (used ? empty(connection) : prepare(connection))
  return {
    url,
    connection,
    /** Closes the connection. If the test has closed it, the database isn't used again. */
    async release(): Promise<void> {
      const isWhole = Number(connection.readyState) === 1
      await connection.close()
      if (isWhole) released.push(direct)
    },
  }
}
