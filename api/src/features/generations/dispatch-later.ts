import { dispatchOwner, type GenerationQueues } from '@classeur/queue'
import type { GenerationQueries } from '@classeur/database'

const pauseMs = 500
/** Maximum number of people to remember; beyond it, and after a restart, the workers' reconciler enqueues the jobs. */
const mostPeople = 1000

interface LaterDependencies {
  queries: Pick<GenerationQueries, 'listAllowed'>
  queues: Pick<GenerationQueues, 'add'>
}

/**
 * Remembers people whose jobs couldn't be enqueued because Redis was unavailable, and enqueues the jobs as soon as it
 * is available again. The reconciler would do this too, but some seconds later.
 */
export function createDispatchLater({ queries, queues }: LaterDependencies) {
  const limits = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function tryAll(): Promise<void> {
    timer = undefined
    for (const [ownerId, limit] of [...limits]) {
      limits.delete(ownerId)
      try {
        await dispatchOwner(queries, queues, ownerId, limit)
      } catch {
        // Still unavailable; the first failure has been logged. Move this person to the end, so that others get a turn.
        limits.set(ownerId, limit)
        return schedule()
      }
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void tryAll(), pauseMs).unref()
  }

  return (ownerId: string, limit: number): void => {
    if (limits.size >= mostPeople) return
    limits.set(ownerId, limit)
    schedule()
  }
}
