import { isKnownKind } from '@classeur/contracts'
import type { GenerationQueues } from './generation-queues.ts'
import type { GenerationQueries } from '@classeur/database'

/**
 * Puts into the queue what a person may have running now, up to the limit of their plan.
 * The rest waits in the database, so one person's hundred requests take no place from others.
 */
export async function dispatchOwner(
  queries: Pick<GenerationQueries, 'listAllowed'>,
  queues: Pick<GenerationQueues, 'add'>,
  ownerId: string,
  limit: number,
): Promise<void> {
  for (const generation of await queries.listAllowed(ownerId, limit)) {
    if (generation.state === 'queued' && isKnownKind(generation.kind)) await queues.add(generation)
  }
}
