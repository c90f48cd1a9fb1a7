import mongoose, { type Connection } from 'mongoose'
import { followClock } from './clock.ts'
import { wakeClosedSockets } from './wake-closed-sockets.ts'

mongoose.set('strictQuery', 'throw')
mongoose.set('sanitizeFilter', true)
wakeClosedSockets()

export type { Connection } from 'mongoose'

/**
 * Opens one connection. A majority of servers acknowledges and journals each write. Requests to an unreachable server
 * fail within 5 s instead of hanging.
 * @throws MongooseServerSelectionError if no server answers in time
 */
export async function connectDatabase(mongoUrl: string): Promise<Connection> {
  const connection = await mongoose
    .createConnection(mongoUrl, {
      serverSelectionTimeoutMS: 5000,
      // A silent server counts as unreachable after the sum of these two, and pending operations fail.
      heartbeatFrequencyMS: 3000,
      connectTimeoutMS: 3000,
      writeConcern: { w: 'majority', journal: true },
      // The api creates all collections when it starts (ensureIndexes), so no other process has to ask for them.
      autoCreate: false,
      autoIndex: false,
      maxPoolSize: 20,
    })
    .asPromise()
  await followClock(connection)
  return connection
}

/** True while the connection can take commands. */
export const isConnected = (connection: Connection): boolean =>
  connection.readyState === mongoose.ConnectionStates.connected
