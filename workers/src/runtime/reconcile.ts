import { AppError, maxGenerationStarts, type CodedError } from '@classeur/contracts'
import type { CreditLedger, Generation, GenerationQueries, GenerationRepository } from '@classeur/database'
import {
  afterEnd,
  dispatchOwner,
  publishAccepted,
  type EndingDependencies,
  type GenerationQueues,
} from '@classeur/queue'

export interface ReconcileDependencies extends Omit<EndingDependencies, 'queries'> {
  generations: GenerationRepository
  queries: GenerationQueries
  ledger: CreditLedger
  queues: GenerationQueues
}

/** How long each unfinished business may rest before it counts as left behind. */
export interface ReconcileLimits {
  /** Inserted, but its request never came to reserving the credits. */
  unreservedMs: number
  /** Over, but its ledger is not closed. */
  unsettledMs: number
  /** Past its deadline: the worker itself should have ended it. */
  overdueMs: number
  /** No heartbeat and not looked at. */
  silentMs: number
}

export const reconcileLimits: ReconcileLimits = {
  unreservedMs: 15_000,
  unsettledMs: 5_000,
  overdueMs: 1_500,
  silentMs: 6_000,
}

const batch = 200
const ago = (ms: number) => new Date(Date.now() - ms)

/**
 * One round over everything that a dying process can leave behind. Each step is conditional in the database,
 * so any number of workers may do it at once.
 */
export async function reconcile(
  deps: ReconcileDependencies,
  limits: ReconcileLimits = reconcileLimits,
): Promise<void> {
  const { queries } = deps
  for (const left of await queries.listUnreserved(ago(limits.unreservedMs), batch))
    await finishAccepting(deps, left)
  for (const ended of await queries.listUnsettled(ago(limits.unsettledMs), batch)) await afterEnd(deps, ended)
  for (const overdue of await queries.listOverdue(ago(limits.overdueMs), batch)) {
    await endFailed(deps, overdue, { code: 'generations/timed-out', params: {} })
  }
  const silent = await queries.listSilent(ago(limits.silentMs), batch)
  for (const generation of silent) await restoreJob(deps, generation)
  if (silent.length > 0) await queries.markChecked(silent.map(({ _id }) => String(_id)))
}

/** Its request died between insert and reservation: carry on where it stopped, or take it back. */
async function finishAccepting(deps: ReconcileDependencies, left: Generation): Promise<void> {
  const id = String(left._id)
  try {
    await deps.ledger.reserve(left.ownerId, id, left.price)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return deps.generations.deleteUnreserved(id)
  }
  const accepted = await deps.generations.markReserved(id)
  if (!accepted) return
  await publishAccepted(deps.queues, accepted)
  await dispatchOwner(deps.queries, deps.queues, accepted.ownerId, accepted.ownerLimit)
}

/** Puts a job back that is missing (Redis was emptied, the enqueue was lost); gives up what keeps killing workers. */
async function restoreJob(deps: ReconcileDependencies, generation: Generation): Promise<void> {
  const { ownerId, ownerLimit } = generation
  const allowed = await deps.queries.listUnfinished(ownerId, ownerLimit)
  if (!allowed.some(({ _id }) => _id.equals(generation._id))) return
  const presence = await deps.queues.presence(generation)
  if (presence === 'waiting' || presence === 'running') return
  if (presence === 'failed' || generation.attempt >= maxGenerationStarts) {
    return endFailed(deps, generation, { code: 'generations/worker-lost', params: {} })
  }
  await deps.queues.remove(generation)
  await deps.queues.add(generation)
}

async function endFailed(
  deps: ReconcileDependencies,
  generation: Generation,
  error: CodedError,
): Promise<void> {
  const ended = await deps.generations.end(String(generation._id), { state: 'failed', error })
  if (ended) await afterEnd(deps, ended)
}
