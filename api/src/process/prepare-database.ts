import {
  createBillingDataRepository,
  createPlanRepository,
  ensureIndexes,
  type Connection,
} from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import pRetry from 'p-retry'

const retryDelayMs = 2000

/**
 * Creates indexes and initial data in the background, retrying until it succeeds. Until then, the api isn't ready.
 */
export function prepareDatabase(connection: Connection, logger: FastifyBaseLogger) {
  let done = false
  const stopping = new AbortController()
  const prepare = async () => {
    await ensureIndexes(connection)
    await createPlanRepository(connection).seed()
    await createBillingDataRepository(connection).seed()
  }
  pRetry(prepare, {
    ...{ retries: Infinity, minTimeout: retryDelayMs, factor: 1, signal: stopping.signal },
    onFailedAttempt: ({ error }) => logger.error({ err: error }, 'database not prepared'),
  }).then(
    () => {
      done = true
      logger.info('database prepared')
    },
    // Already logged above, or stopped.
    () => undefined,
  )
  return {
    isDone: () => done,
    stop: () => stopping.abort(),
  }
}
