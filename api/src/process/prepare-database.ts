import { createPlanRepository, ensureIndexes, type Connection } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'

const retryDelayMs = 2000

/** Puts indexes and first data in place in the background, again and again until it worked; the api is not ready before. */
export function prepareDatabase(connection: Connection, logger: FastifyBaseLogger) {
  let done = false
  let retry: NodeJS.Timeout | undefined
  const attempt = () => {
    ensureIndexes(connection)
      .then(() => createPlanRepository(connection).seed())
      .then(
        () => {
          done = true
          logger.info('database prepared')
        },
        (error: unknown) => {
          logger.error({ err: error }, 'database not prepared')
          retry = setTimeout(attempt, retryDelayMs)
        },
      )
  }
  attempt()
  return {
    isDone: () => done,
    stop: () => {
      clearTimeout(retry)
    },
  }
}
