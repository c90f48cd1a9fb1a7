import { connectDatabase, isDatabaseUnavailable, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'

const retryDelayMs = 1000

/** Waits for MongoDB at boot for as long as it takes: servers start in any order. A wrong address or password throws. */
export async function connectUntilThere(mongoUrl: string, logger: FastifyBaseLogger): Promise<Connection> {
  for (;;) {
    try {
      return await connectDatabase(mongoUrl)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      logger.warn({ err: error }, 'waiting for the database')
      await delay(retryDelayMs)
    }
  }
}
