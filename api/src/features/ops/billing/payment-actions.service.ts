import { AppError } from '@classeur/contracts'
import type {
  OrderRepository,
  PaymentEventRepository,
  ProviderSubscriptionRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { PaymentProviderError, type Settlement } from '@classeur/payments'
import type { BillingQueue } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import { answerWithin } from '../../../load/answer-within.ts'

/**
 * `queued`: its job is in the queue. `queue-silent`: it is marked as waiting, and a round of the workers adds its job.
 * `processed`: it needs no retry.
 */
export const retryOutcomes = ['queued', 'queue-silent', 'processed'] as const
export type EventRetryOutcome = (typeof retryOutcomes)[number]

/** `settled`: what is stored follows the provider's answer; otherwise why the provider gave none. */
export const askOutcomes = [
  'settled',
  'temporary',
  'declined',
  'refused',
  'not-found',
  'misconfigured',
] as const
export type AskOutcome = (typeof askOutcomes)[number]

export interface PaymentActionsDependencies {
  events: Pick<PaymentEventRepository, 'markWaiting' | 'findById'>
  subscriptions: Pick<ProviderSubscriptionRepository, 'findById'>
  billingQueue: Pick<BillingQueue, 'add' | 'queue'>
  orders: Pick<OrderRepository, 'findById' | 'settleMismatch'>
  settle: Settlement['settle']
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

const queueAnswerMs = 1000

/** What operators can do about an event or a subscription. */
export function createPaymentActions(deps: PaymentActionsDependencies) {
  const { events, orders, subscriptions, billingQueue, settle, log } = deps

  /** A job that waits for its next try is moved to the front; returns null if the queue doesn't answer. */
  const addJob = async (eventId: string) => {
    await billingQueue.add(eventId)
    return answerWithin(
      queueAnswerMs,
      billingQueue.queue.getJob(eventId).then(async (job) => {
        if (await job?.isDelayed()) await job?.promote()
        return true
      }),
    )
  }

  return {
    /** Adds the job of an unprocessed event again. @throws AppError `general/forbidden`, `general/not-found` */
    async retryEvent(actor: Actor, id: string): Promise<EventRetryOutcome> {
      if (!can(actor, 'billing:operate')) throw new AppError('general/forbidden')
      if (!(await events.markWaiting(id))) {
        if (await events.findById(id)) return 'processed'
        throw new AppError('general/not-found')
      }
      const answered = await addJob(id)
      log.info({ person: actor.logName, eventId: id }, 'payment event retried by an operator')
      return answered ? 'queued' : 'queue-silent'
    },

    /**
     * Notes what was decided about a mismatch, which then needs nobody's attention any more. A repeated form changes
     * nothing. @throws AppError `general/forbidden`, `general/not-found`
     */
    async settleMismatch(actor: Actor, orderId: string, reason: string): Promise<void> {
      if (!can(actor, 'billing:operate')) throw new AppError('general/forbidden')
      if (!(await orders.findById(orderId))) throw new AppError('general/not-found')
      const decided = { reason, byId: actor.userId, at: new Date() }
      if (await orders.settleMismatch(orderId, decided))
        log.info({ person: actor.logName, orderId }, 'mismatch settled by an operator')
    },

    /** Settles a subscription with the provider's state. @throws AppError `general/forbidden`, `general/not-found` */
    async askProvider(actor: Actor, id: string): Promise<AskOutcome> {
      if (!can(actor, 'billing:operate')) throw new AppError('general/forbidden')
      if (!(await subscriptions.findById(id))) throw new AppError('general/not-found')
      try {
        await settle({ kind: 'subscription', id })
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error
        log.warn({ err: error, subscriptionId: id }, 'the payment provider gave no answer to an operator')
        return error.kind
      }
      log.info({ person: actor.logName, subscriptionId: id }, 'subscription settled by an operator')
      return 'settled'
    },
  }
}

export type PaymentActions = ReturnType<typeof createPaymentActions>
