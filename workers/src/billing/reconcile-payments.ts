import type {
  OrderRepository,
  PaymentEventRepository,
  ProviderSubscriptionRepository,
} from '@classeur/database'
import {
  PaymentProviderError,
  type EventSubject,
  type FollowSeats,
  type PaymentProvider,
  type Settlement,
} from '@classeur/payments'
import { isDue } from './undecided-orders.ts'

export interface ReconcilePaymentsDependencies {
  events: Pick<PaymentEventRepository, 'store' | 'latest' | 'listUnprocessed'>
  orders: Pick<OrderRepository, 'listUndecided'>
  providerSubscriptions: Pick<ProviderSubscriptionRepository, 'listOverdue' | 'listSchools'>
  provider: Pick<PaymentProvider, 'now' | 'eventsSince'>
  settlement: Settlement
  addJob: (eventId: string) => Promise<void>
  followSeats: FollowSeats
}

/** How long the usual way may take before a round steps in. */
export interface ReconcilePaymentsLimits {
  /** Received, but not processed: the job may be lost. */
  unprocessedMs: number
  /** Ordered, but the payment page is undecided. */
  undecidedMs: number
}

const reconcilePaymentsLimits: ReconcilePaymentsLimits = { unprocessedMs: 30_000, undecidedMs: 60_000 }

const hourMs = 3_600_000
/** The provider keeps events for 30 days. */
const longestGapMs = 30 * 24 * hourMs
const mostEvents = 500
const mostOrders = 500
const mostSubscriptions = 100
const mostSchools = 100

/**
 * Finds what didn't arrive: lost jobs, lost events, undecided orders, and subscriptions whose period is over. Every step
 * is safe to repeat, so any number of workers may run a round at the same time.
 */
export function createPaymentReconciler(
  deps: ReconcilePaymentsDependencies,
  limits: ReconcilePaymentsLimits = reconcilePaymentsLimits,
) {
  /** The ids of the previous list, so that most rounds store nothing. */
  let listed: ReadonlySet<string> = new Set()
  const checkedAt = new Map<string, number>()

  async function addLostJobs(): Promise<void> {
    const before = new Date(Date.now() - limits.unprocessedMs)
    for (const id of await deps.events.listUnprocessed(before, mostEvents)) await deps.addJob(id)
  }

  async function storeLostEvents(now: Date): Promise<void> {
    const latest = await deps.events.latest()
    const oldest = now.getTime() - longestGapMs
    const since = latest ? Math.max(latest.getTime() - hourMs, oldest) : oldest
    const ids = new Set<string>()
    for await (const { id, type, raw, createdAt } of deps.provider.eventsSince(new Date(since))) {
      ids.add(id)
      if (listed.has(id)) continue
      const isNew = await deps.events.store(
        { _id: id, type, raw, createdAt, source: 'reconciler' },
        new Date(),
      )
      if (isNew) await deps.addJob(id)
    }
    listed = ids
  }

  async function undecidedPages(now: Date): Promise<EventSubject[]> {
    const before = new Date(now.getTime() - limits.undecidedMs)
    const undecided = await deps.orders.listUndecided(before, mostOrders)
    const ids = new Set(undecided.map(({ _id }) => String(_id)))
    for (const id of checkedAt.keys()) if (!ids.has(id)) checkedAt.delete(id)
    return undecided.flatMap(({ _id, createdAt, checkout }) => {
      if (!checkout || !isDue(createdAt, checkedAt.get(String(_id)), now)) return []
      checkedAt.set(String(_id), now.getTime())
      return [{ kind: 'checkout', id: checkout.id }]
    })
  }

  const overdueSubscriptions = async (now: Date): Promise<EventSubject[]> => {
    const ids = await deps.providerSubscriptions.listOverdue(now, mostSubscriptions)
    return ids.map((id) => ({ kind: 'subscription', id }))
  }

  /** The school after which the next round goes on, so that rounds take turns with many schools. */
  let followedSchool = ''

  /** Members join and leave, and plans end, also while a process stops. Returns the errors. */
  async function followAllSeats(): Promise<unknown[]> {
    const schoolIds = await deps.providerSubscriptions.listSchools(followedSchool, mostSchools)
    followedSchool = schoolIds.length < mostSchools ? '' : (schoolIds.at(-1) ?? '')
    const errors: unknown[] = []
    for (const schoolId of schoolIds) await deps.followSeats(schoolId).catch((error) => errors.push(error))
    return errors
  }

  /** Returns the errors. One object that can't be settled doesn't stop the others, but an absent provider does. */
  async function settleAll(subjects: readonly EventSubject[]): Promise<unknown[]> {
    const errors: unknown[] = []
    for (const subject of subjects) {
      try {
        await deps.settlement.settle(subject)
      } catch (error) {
        errors.push(error)
        if (error instanceof PaymentProviderError && error.kind === 'temporary') break
      }
    }
    return errors
  }

  /** @throws AggregateError after the round, with the errors of the steps that failed */
  return async function round(): Promise<void> {
    const errors: unknown[] = []
    const attempt = async (step: () => Promise<unknown[] | void>) => {
      try {
        errors.push(...((await step()) ?? []))
      } catch (error) {
        errors.push(error)
      }
    }
    await attempt(addLostJobs)
    await attempt(followAllSeats)
    await attempt(async () => {
      const now = await deps.provider.now()
      await attempt(() => storeLostEvents(now))
      await attempt(async () => settleAll(await undecidedPages(now)))
      await attempt(async () => settleAll(await overdueSubscriptions(now)))
    })
    if (errors.length > 0) throw new AggregateError(errors, 'payments were not reconciled completely')
  }
}
