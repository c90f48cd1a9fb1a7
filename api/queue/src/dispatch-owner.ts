import { isKnownKind } from '@classeur/contracts'
import type { GenerationQueues } from './generation-queues.ts'
import type { GenerationQueries } from '@classeur/database'

/**
 * Enqueues the generations that a person may run now, up to the limit of their plan.
 * The others wait in the database, so one person's hundred requests don't delay those of others.
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
