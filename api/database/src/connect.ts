import mongoose, { type Connection } from 'mongoose'

mongoose.set('strictQuery', 'throw')
mongoose.set('sanitizeFilter', true)

export type { Connection } from 'mongoose'

/**
 * Opens one connection. Writes are acknowledged by a majority and journalled; a server that is away
 * fails a request within 5 s instead of hanging.
 * @throws MongooseServerSelectionError when no server answers in time
 */
export const connectDatabase = (mongoUrl: string): Promise<Connection> =>
  mongoose
    .createConnection(mongoUrl, {
      serverSelectionTimeoutMS: 5000,
      writeConcern: { w: 'majority', journal: true },
      autoIndex: false,
      maxPoolSize: 20,
    })
    .asPromise()

/** True while the connection can take commands. */
export const isConnected = (connection: Connection): boolean =>
  connection.readyState === mongoose.ConnectionStates.connected
