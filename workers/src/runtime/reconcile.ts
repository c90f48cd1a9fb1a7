import { AppError, isKnownKind, maxGenerationStarts, type CodedError } from '@classeur/contracts'
import {
  addGeneratedLessonPlan,
  addResourceChildren,
  failuresOfEach,
  payerOf,
  reserveForOwner,
  type CreditLedger,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
  type LessonPlanRepository,
} from '@classeur/database'
import {
  afterEnd,
  dispatchOwner,
  followParent,
  publishAccepted,
  type EndingDependencies,
  type GenerationQueues,
} from '@classeur/queue'

export interface ReconcileDependencies extends Omit<EndingDependencies, 'queries'> {
  generations: GenerationRepository
  queries: GenerationQueries
  ledger: CreditLedger
  lessonPlans: Pick<LessonPlanRepository, 'dismissWriter' | 'endRewrite' | 'insertOnce' | 'continueWith'>
  queues: GenerationQueues
}

/** How long a generation may stay in each intermediate state before it counts as abandoned. */
export interface ReconcileLimits {
  /** Inserted, but the credits aren't reserved. */
  unreservedMs: number
  /** Ended, but its ledger isn't closed. */
  unsettledMs: number
  /** Past its deadline: the worker itself should have ended it. */
  overdueMs: number
  /** No heartbeat, and not checked by a round. */
  silentMs: number
}

export const reconcileLimits: ReconcileLimits = {
  unreservedMs: 15_000,
  unsettledMs: 5_000,
  overdueMs: 1_500,
  silentMs: 6_000,
}

/** A generation of an unknown kind fails after this time, because the newer version was evidently rolled back. */
const unknownKindMs = 10 * 60_000

const batch = 200
/** Maximum batches of silent generations per round, so that a round ends within the time that shutdown allows. */
const silentBatches = 10

/**
 * Repairs everything that a crashed process can leave incomplete. Each step is conditional in the database, so any
 * number of workers may run a round at the same time.
 * @throws AggregateError after the round, with the errors of the generations that couldn't be repaired
 */
export async function reconcile(
  deps: ReconcileDependencies,
  limits: ReconcileLimits = reconcileLimits,
  stop?: AbortSignal,
): Promise<void> {
  const { queries } = deps
  const failures: unknown[] = []
  const ago = (ms: number) => new Date(queries.now().getTime() - ms)
  const forEach = async (list: Generation[], handle: (generation: Generation) => Promise<void>) => {
    failures.push(...(await failuresOfEach(list, handle, stop)))
  }

  const unreserved = await queries.listUnreserved(ago(limits.unreservedMs), batch)
  await forEach(unreserved, (left) => finishAccepting(deps, left))
  const unsettled = await queries.listUnsettled(ago(limits.unsettledMs), batch)
  await forEach(unsettled, (ended) => afterEnd(deps, ended))
  const overdue = await queries.listOverdue(ago(limits.overdueMs), batch)
  await forEach(overdue, (late) => endFailed(deps, late, { code: 'generations/timed-out', params: {} }))
  const silentSince = ago(limits.silentMs)
  for (let round = 0; round < silentBatches; round += 1) {
    const silent = await queries.listSilent(silentSince, batch)
    await forEach(silent, (generation) => restoreJob(deps, generation))
    // The rest is not checked, so another process checks it at once.
    if (stop?.aborted) break
    if (silent.length > 0) await queries.markChecked(silent.map(({ _id }) => String(_id)))
    if (silent.length < batch) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be handled`)
}

/** Completes a request whose process crashed between insert and reservation, or withdraws it. */
async function finishAccepting(deps: ReconcileDependencies, left: Generation): Promise<void> {
  const id = String(left._id)
  let payer: string
  try {
    const spender = { ownerId: left.ownerId, account: payerOf(left) }
    payer = await reserveForOwner(deps.ledger, spender, id, left.price)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return deps.generations.deleteUnreserved(id)
  }
  await addGeneratedLessonPlan(deps.lessonPlans, left)
  const accepted = await deps.generations.markReserved(id, payer)
  if (!accepted) return
  await addResourceChildren(deps, accepted)
  await publishAccepted(deps.queues, accepted)
  await dispatchOwner(deps.queries, deps.queues, accepted.ownerId, accepted.ownerLimit)
}

/** Adds a missing job again (Redis was emptied or never received it); fails a job that keeps crashing workers. */
async function restoreJob(deps: ReconcileDependencies, generation: Generation): Promise<void> {
  const { ownerId, ownerLimit } = generation
  const lost = { code: 'generations/worker-lost', params: {} } as const
  if (!isKnownKind(generation.kind)) {
    const ageMs = deps.queries.now().getTime() - generation.createdAt.getTime()
    return ageMs > unknownKindMs ? endFailed(deps, generation, lost) : undefined
  }
  if (generation.children) return restoreFamily(deps, generation)
  const allowed = await deps.queries.listAllowed(ownerId, ownerLimit)
  if (!allowed.some(({ _id }) => _id.equals(generation._id))) return
  const presence = await deps.queues.presence(generation)
  if (presence === 'waiting' || presence === 'running') return
  if (presence === 'failed' || generation.attempt >= maxGenerationStarts) {
    return endFailed(deps, generation, lost)
  }
  await deps.queues.remove(generation)
  await deps.queues.add(generation)
}

/** Completes the children of a request that was interrupted, and takes over what they have done since. */
async function restoreFamily(deps: ReconcileDependencies, parent: Generation): Promise<void> {
  await addResourceChildren(deps, parent)
  await followParent(deps, String(parent._id))
  await dispatchOwner(deps.queries, deps.queues, parent.ownerId, parent.ownerLimit)
}

async function endFailed(
  deps: ReconcileDependencies,
  generation: Generation,
  error: CodedError,
): Promise<void> {
  const ended = await deps.generations.end(String(generation._id), { state: 'failed', error })
  if (ended) await afterEnd(deps, ended)
}
