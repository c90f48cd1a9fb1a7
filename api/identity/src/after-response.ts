import type { FastifyBaseLogger } from 'fastify'

/**
 * Runs tasks after the response, so that the response time doesn't reveal whether an account exists. A failure is logged
 * as `failure`.
 */
export function createAfterResponse(log: Pick<FastifyBaseLogger, 'error'>) {
  const underway = new Set<Promise<void>>()
  return {
    run(task: () => Promise<void>, failure: string): void {
      const running = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => underway.delete(running))
      underway.add(running)
    },

    /** Resolves when every started task has ended. */
    async settle(): Promise<void> {
      await Promise.all(underway)
    },
  }
}

export type AfterResponse = ReturnType<typeof createAfterResponse>
