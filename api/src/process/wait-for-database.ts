import { connectDatabase, isDatabaseUnavailable, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'

/** One second between two attempts, without an end. */
const everySecond = { retries: Infinity, minTimeout: 1000, factor: 1 }

/** Connects at boot and waits as long as MongoDB takes: servers start in any order. A wrong address or password throws. */
export const waitForDatabase = (mongoUrl: string, logger: FastifyBaseLogger): Promise<Connection> =>
  pRetry(() => connectDatabase(mongoUrl), {
    ...everySecond,
    shouldRetry({ error }) {
      const isAway = isDatabaseUnavailable(error)
      if (isAway) logger.warn({ err: error }, 'waiting for the database')
      return isAway
    },
  })
