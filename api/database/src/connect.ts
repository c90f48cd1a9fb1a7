import mongoose, { type Connection } from 'mongoose'
import { followClock } from './clock.ts'
import { wakeClosedSockets } from './wake-closed-sockets.ts'

mongoose.set('strictQuery', 'throw')
mongoose.set('sanitizeFilter', true)
wakeClosedSockets()

export type { Connection } from 'mongoose'

/**
 * Opens one connection. Writes are acknowledged by a majority and journalled; a server that is away
 * fails a request within 5 s instead of hanging.
 * @throws MongooseServerSelectionError when no server answers in time
 */
export async function connectDatabase(mongoUrl: string): Promise<Connection> {
  const connection = await mongoose
    .createConnection(mongoUrl, {
      serverSelectionTimeoutMS: 5000,
      // A server that is silent counts as away within these two together; what waits for it fails then.
      heartbeatFrequencyMS: 3000,
      connectTimeoutMS: 3000,
      writeConcern: { w: 'majority', journal: true },
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
