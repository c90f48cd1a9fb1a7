import { dispatchOwner, type GenerationQueues } from '@classeur/queue'
import type { GenerationQueries } from '@classeur/database'

const pauseMs = 500
/** People whose jobs are tried again from here; beyond that, and after a restart, the workers' reconciler does it. */
const mostPeople = 1000

interface LaterDependencies {
  queries: Pick<GenerationQueries, 'listAllowed'>
  queues: Pick<GenerationQueues, 'add'>
}

/**
 * Remembers whose jobs could not be put into the queue because Redis was away for a moment, and does it as soon as it
 * is back: the reconciler would, but only some seconds later.
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
        // Still away, as the warning of the first failure says. It goes last, so that it holds up nobody for ever.
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
