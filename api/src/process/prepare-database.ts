import { createPlanRepository, ensureIndexes, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'

const retryDelayMs = 2000

/** Creates indexes and first data in the background and retries until it succeeds. The api isn't ready before. */
export function prepareDatabase(connection: Connection, logger: FastifyBaseLogger) {
  let done = false
  const stopping = new AbortController()
  const prepare = async () => {
    await ensureIndexes(connection)
    await createPlanRepository(connection).seed()
  }
  pRetry(prepare, {
    ...{ retries: Infinity, minTimeout: retryDelayMs, factor: 1, signal: stopping.signal },
    onFailedAttempt: ({ error }) => logger.error({ err: error }, 'database not prepared'),
  }).then(
    () => {
      done = true
      logger.info('database prepared')
    },
    // Logged above, or stopped.
    () => undefined,
  )
  return {
    isDone: () => done,
    stop: () => stopping.abort(),
  }
}
