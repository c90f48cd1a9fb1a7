import {
  AppError,
  can,
  orderFor,
  type Actor,
  type BillingPlan,
  type GenerationAccepted,
  type GenerationKind,
} from '@classeur/contracts'
import {
  generationIdFor,
  placeLessonPlan,
  requestHashOf,
  type CreditLedger,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
  type LessonPlanRepository,
} from '@classeur/database'
import { dispatchOwner, publishAccepted, type GenerationQueues } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { Admission } from './admission.ts'
import { creditPeriodAt } from './credit-period.ts'
import { createDispatchLater } from './dispatch-later.ts'

const violationsThatBlock = 5
const violationWindowMs = 30 * 24 * 3600 * 1000
const maxRounds = 5
/** A repeat so soon after the end belongs to the same wish: the second half of a double click, another tab. */
const sameWishMs = 5000
/** About how long the quickest kind of generation takes. */
const tooManyRetryAfterSeconds = 15

/** What is asked for. */
export interface GenerationOrder {
  kind: GenerationKind
  requestKey: string
  title: string
  input: unknown
  price: number
  step: { done: number; total: number }
  /** Id of the lesson plan it writes; null for kinds that write none. */
  lessonPlanId?: (generationId: string) => string
  /** The generation that it tries again; none when it begins anew. */
  retryOf?: string
}

export interface AcceptDependencies {
  generations: Pick<GenerationRepository, 'insert' | 'findById' | 'markReserved' | 'deleteUnreserved'>
  queries: Pick<GenerationQueries, 'countUnfinished' | 'countFlaggedSince' | 'listAllowed' | 'now'>
  ledger: Pick<CreditLedger, 'ensureGrant' | 'reserve'>
  lessonPlans: Pick<LessonPlanRepository, 'insertOnce' | 'continueWith'>
  queues: Pick<GenerationQueues, 'add' | 'publish'>
  admission: Pick<Admission, 'admit'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Accepts a generation: insert the document, reserve the credits, put the lesson plan in place, enqueue. The document
 * comes first, so a crash between any two steps leaves something the reconciler (or the repeated request) carries on
 * with; the id follows from the request key, so repeats meet the same document.
 *
 * @throws AppError `generations/request-key-reused`, `generations/too-many-waiting`,
 *   `generations/system-busy`, `generations/blocked-for-violations`, `credits/insufficient`
 */
export function createAcceptGeneration(deps: AcceptDependencies) {
  const dispatchLater = createDispatchLater(deps)

  async function insert(actor: Actor, id: string, order: GenerationOrder, requestHash: string) {
    const now = deps.queries.now()
    const since = new Date(now.getTime() - violationWindowMs)
    const [plan, flagged, unfinished] = await Promise.all([
      deps.findEffectivePlan(actor.userId),
      deps.queries.countFlaggedSince(actor.userId, since),
      deps.queries.countUnfinished(actor.userId),
    ])
    if (flagged >= violationsThatBlock) {
      throw new AppError('generations/blocked-for-violations', { days: 30 })
    }
    const limit = plan.limits.waitingGenerations + plan.limits.runningGenerations
    if (unfinished >= limit) {
      throw new AppError('generations/too-many-waiting', {
        limit,
        retryAfterSeconds: tooManyRetryAfterSeconds,
      })
    }
    await deps.admission.admit()
    await deps.ledger.ensureGrant(actor.userId, creditPeriodAt(now).key, plan.monthlyCredits)
    const paid = plan.priceMinor.monthly > 0
    const { kind, title, input, price, step } = order
    return deps.generations.insert({
      id,
      ownerId: actor.userId,
      ...{ kind, title, input, price, step, requestHash, paid },
      lessonPlanId: order.lessonPlanId?.(id) ?? null,
      retryOf: order.retryOf ?? null,
      requestId: actor.requestId ?? null,
      doneAtStart: step.done,
      ownerLimit: plan.limits.runningGenerations,
      orderMs: orderFor(now.getTime(), paid),
    })
  }

  const answer = (generation: Generation): GenerationAccepted => ({
    generationId: String(generation._id),
    lessonPlanId: generation.lessonPlanId,
    price: generation.price,
    earlier:
      generation.finishedAt !== null &&
      generation.finishedAt.getTime() < deps.queries.now().getTime() - sameWishMs,
  })

  return async function acceptGeneration(actor: Actor, order: GenerationOrder): Promise<GenerationAccepted> {
    if (!can(actor, 'generation:create', { ownerId: actor.userId })) throw new AppError('general/forbidden')
    const id = generationIdFor(actor.userId, order.requestKey)
    const requestHash = requestHashOf(order.kind, order.input)
    for (let round = 0; round < maxRounds; round += 1) {
      const known = (await deps.generations.findById(id)) ?? (await insert(actor, id, order, requestHash))
      if (!known) continue
      if (known.requestHash !== requestHash) throw new AppError('generations/request-key-reused')
      if (known.reservedAt) return answer(known)
      try {
        await deps.ledger.reserve(actor.userId, id, known.price)
      } catch (error) {
        // Any other error leaves open whether the credits are reserved: the document must stay for the reconciler.
        if (error instanceof AppError) await deps.generations.deleteUnreserved(id)
        throw error
      }
      await placeLessonPlan(deps.lessonPlans, known)
      const accepted = await deps.generations.markReserved(id)
      if (!accepted) continue
      const ids = { generationId: id, kind: accepted.kind, reqId: accepted.requestId }
      deps.log.info(ids, 'generation accepted')
      await Promise.all([enqueue(accepted), publishAccepted(deps.queues, accepted)])
      return answer(accepted)
    }
    throw new AppError('general/unavailable')
  }

  /** The document is durable: while Redis is away it waits for its return, and the answer is still 202. */
  async function enqueue(accepted: Generation): Promise<void> {
    try {
      await dispatchOwner(deps.queries, deps.queues, accepted.ownerId, accepted.ownerLimit)
    } catch (error) {
      const generationId = String(accepted._id)
      deps.log.warn({ err: error, generationId }, 'not enqueued yet; once Redis is back it will be')
      dispatchLater(accepted.ownerId, accepted.ownerLimit)
    }
  }
}

export type AcceptGeneration = ReturnType<typeof createAcceptGeneration>
