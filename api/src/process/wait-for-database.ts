import { connectDatabase, isDatabaseUnavailable, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'

/** Retries every second without limit. */
const everySecond = { retries: Infinity, minTimeout: 1000, factor: 1 }

/**
 * Connects at startup and waits for MongoDB, because servers start in any order. Throws for a wrong URL or password.
 */
export const waitForDatabase = (mongoUrl: string, logger: FastifyBaseLogger): Promise<Connection> =>
  pRetry(() => connectDatabase(mongoUrl), {
    ...everySecond,
    shouldRetry({ error }) {
      const isAway = isDatabaseUnavailable(error)
      if (isAway) logger.warn({ err: error }, 'waiting for the database')
      return isAway
    },
  })
