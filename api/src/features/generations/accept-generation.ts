import { AppError, orderFor, type GenerationAccepted, sameRequestMs } from '@classeur/contracts'
import { isPaidPlan } from '@classeur/domain/billing'
import { can, type Actor } from '@classeur/domain/access'
import {
  generationIdFor,
  addGeneratedLessonPlan,
  addResourceChildren,
  payerOf,
  reserveForOwner,
  type CreditLedger,
  type EffectivePlan,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
  type LessonPlanRepository,
  type ResourceChildren,
} from '@classeur/database'
import { dispatchOwner, publishAccepted, type GenerationQueues } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import { creditPeriodAt } from '@classeur/domain/credits'
import type { Admission } from '../../load/admission.ts'
import { createDispatchLater } from './dispatch-later.ts'
import {
  orderHashOf,
  type AcceptGeneration,
  type GenerationOrder,
} from '../../generation-orders/generation-order.ts'
import type { RefuseUnsafe } from './refuse-unsafe.ts'

const violationsThatBlock = 5
const violationWindowMs = 30 * 24 * 3600 * 1000
const maxRounds = 5
/** The approximate duration of the fastest kind of generation. */
const tooManyRetryAfterSeconds = 15

export interface AcceptDependencies extends ResourceChildren {
  generations: Pick<GenerationRepository, 'insert' | 'findById' | 'markReserved' | 'deleteUnreserved'>
  queries: Pick<GenerationQueries, 'countUnfinished' | 'countFlaggedSince' | 'listAllowed' | 'now'>
  ledger: Pick<CreditLedger, 'ensureGrant' | 'reserve'>
  lessonPlans: Pick<LessonPlanRepository, 'insertOnce' | 'continueWith'>
  queues: Pick<GenerationQueues, 'add' | 'publish'>
  admission: Pick<Admission, 'admit'>
  requireMaterial: (order: Pick<GenerationOrder, 'kind' | 'input'>) => void
  refuseUnsafe: RefuseUnsafe
  findPlanInPaidTime: (userId: string) => Promise<Pick<EffectivePlan, 'plan' | 'paidTime' | 'creditAccount'>>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Accepts a generation: inserts the document, reserves the credits, inserts the lesson plan, or the sheets with their
 * children, and enqueues the jobs. The document comes first, so that after a crash between two steps the reconciler or a repeated request can continue. The
 * id is derived from the request key, so repeats find the same document.
 *
 * @throws AppError `generations/prompt-flagged`, `generations/no-material`, `generations/request-key-reused`,
 *   `generations/too-many-waiting`, `generations/system-busy`, `generations/blocked-for-violations`,
 *   `credits/insufficient`
 */
export function createAcceptGeneration(deps: AcceptDependencies): AcceptGeneration {
  const dispatchLater = createDispatchLater(deps)

  async function insert(actor: Actor, id: string, order: GenerationOrder, requestHash: string) {
    deps.requireMaterial(order)
    const now = deps.queries.now()
    const since = new Date(now.getTime() - violationWindowMs)
    const [{ plan, paidTime, creditAccount }, flagged, unfinished] = await Promise.all([
      deps.findPlanInPaidTime(actor.userId),
      deps.queries.countFlaggedSince(actor.userId, since),
      deps.queries.countUnfinished(actor.userId),
    ])
    // Files made from marks contain nothing that was asked of a generator.
    if (flagged >= violationsThatBlock && order.kind !== 'documents') {
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
    await deps.ledger.ensureGrant(creditAccount, creditPeriodAt(now, paidTime).key, plan.monthlyCredits)
    const paid = isPaidPlan(plan)
    const { kind, title, input, price, step } = order
    return deps.generations.insert({
      id,
      ownerId: actor.userId,
      ...{ kind, title, input, price, step, requestHash, paid },
      payerId: creditAccount,
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
      generation.finishedAt.getTime() < deps.queries.now().getTime() - sameRequestMs,
  })

  return async function acceptGeneration(actor: Actor, order: GenerationOrder): Promise<GenerationAccepted> {
    if (!can(actor, 'generation:create', { ownerId: actor.userId })) throw new AppError('general/forbidden')
    const id = generationIdFor(actor.userId, order.requestKey)
    await deps.refuseUnsafe(actor, order)
    const requestHash = orderHashOf(order)
    for (let round = 0; round < maxRounds; round += 1) {
      const stored = (await deps.generations.findById(id)) ?? (await insert(actor, id, order, requestHash))
      if (!stored) continue
      if (stored.requestHash !== requestHash) throw new AppError('generations/request-key-reused')
      if (stored.reservedAt) {
        await addResourceChildren(deps, stored)
        return answer(stored)
      }
      let payer: string
      try {
        const spender = { ownerId: actor.userId, account: payerOf(stored) }
        payer = await reserveForOwner(deps.ledger, spender, id, stored.price)
      } catch (error) {
        // After any other error, the credits may be reserved, so the document must stay for the reconciler.
        if (error instanceof AppError) await deps.generations.deleteUnreserved(id)
        throw error
      }
      await addGeneratedLessonPlan(deps.lessonPlans, stored)
      const accepted = await deps.generations.markReserved(id, payer)
      if (!accepted) continue
      await addResourceChildren(deps, accepted)
      const ids = { generationId: id, kind: accepted.kind, reqId: accepted.requestId }
      deps.log.info(ids, 'generation accepted')
      await Promise.all([enqueue(accepted), publishAccepted(deps.queues, accepted)])
      return answer(accepted)
    }
    throw new AppError('general/unavailable')
  }

  /** The document is durable, so if Redis is unavailable the job waits for it, and the response is still 202. */
  async function enqueue(accepted: Generation): Promise<void> {
    try {
      await dispatchOwner(deps.queries, deps.queues, accepted.ownerId, accepted.ownerLimit)
    } catch (error) {
      const generationId = String(accepted._id)
      deps.log.warn(
        { err: error, generationId },
        'generation not enqueued yet; the reconciler will enqueue it once Redis is back',
      )
      dispatchLater(accepted.ownerId, accepted.ownerLimit)
    }
  }
}
