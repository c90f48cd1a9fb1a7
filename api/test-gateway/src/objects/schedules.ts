import { periodEnd } from '../clock/billing-period.ts'
import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import { createPrice, type PriceData } from './prices.ts'
import type { Interval, Price, SchedulePhase, SubscriptionSchedule } from './stored-objects.ts'
import { invalidRequest } from './stripe-error.ts'
import { intervalOf, itemOf, updated } from './subscriptions.ts'

/** Begins a schedule whose only phase is the subscription's running period. */
export async function scheduleFrom(
  change: Change,
  subscriptionId: string,
): Promise<StoredRecord<'subscription_schedule'>> {
  const subscription = await change.get('subscription', subscriptionId)
  const of = subscription.object
  if (of.status === 'canceled' || of.status === 'incomplete_expired')
    throw invalidRequest('You cannot migrate a subscription that is already canceled.')
  if (of.schedule !== null)
    throw invalidRequest('You cannot migrate a subscription that is already attached to a schedule.', {
      param: 'from_subscription',
    })
  const item = itemOf(of)
  const phase: SchedulePhase = {
    start_date: item.current_period_start,
    end_date: item.current_period_end,
    currency: of.currency,
    items: [{ price: item.price.id, quantity: item.quantity, metadata: {} }],
    metadata: {},
    proration_behavior: 'create_prorations',
  }
  const schedule = change.add({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    canceled_at: null,
    completed_at: null,
    created: change.now,
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: of.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: of.id,
  })
  of.schedule = schedule._id
  updated(change, subscription)
  return schedule
}

export interface PhaseRequest {
  start_date?: number | undefined
  end_date?: number | undefined
  /** How long the phase takes, instead of its end date. */
  duration?: { interval: Interval; interval_count: number } | undefined
  items: { price?: string | undefined; price_data?: PriceData | undefined; quantity?: number | undefined }[]
  metadata?: Record<string, string> | undefined
  proration_behavior?: SchedulePhase['proration_behavior'] | undefined
}

/** By default, a phase takes one interval of its price. */
function endOf(phase: PhaseRequest, price: Price, start: number): number {
  if (phase.end_date !== undefined) return phase.end_date
  const { interval, interval_count: count } = phase.duration ?? {
    interval: intervalOf(price),
    interval_count: 1,
  }
  let end = start
  for (let passed = 0; passed < count; passed += 1) end = periodEnd(end, start, interval)
  return end
}

/**
 * Replaces the phases. The first one must be the running one, because a phase that has begun can't be removed.
 * @throws StripeError for a schedule that has ended, or phases that don't follow each other
 */
export async function setPhases(
  change: Change,
  schedule: StoredRecord<'subscription_schedule'>,
  requests: PhaseRequest[],
): Promise<void> {
  const of = schedule.object
  requireActive(of)
  const current = of.current_phase
  const phases: SchedulePhase[] = []
  for (const request of requests) {
    const start = phases.at(-1)?.end_date ?? request.start_date ?? current?.start_date ?? change.now
    if (request.start_date !== undefined && request.start_date !== start)
      throw invalidRequest('Phases must be contiguous.', { param: 'phases' })
    const [item] = request.items
    if (!item || request.items.length > 1)
      throw invalidRequest('The test gateway supports one item per phase.', { param: 'phases' })
    const price = item.price_data
      ? await createPrice(change, item.price_data)
      : await change.get('price', item.price ?? '')
    phases.push({
      start_date: start,
      end_date: endOf(request, price.object, start),
      currency: price.object.currency,
      items: [{ price: price._id, quantity: item.quantity ?? 1, metadata: {} }],
      metadata: request.metadata ?? {},
      proration_behavior: request.proration_behavior ?? 'create_prorations',
    })
  }
  const [first] = phases
  if (!first || first.start_date !== current?.start_date)
    throw invalidRequest('The current phase can’t be changed: its start date must stay the same.', {
      param: 'phases',
    })
  of.phases = phases
  of.current_phase = { start_date: first.start_date, end_date: first.end_date }
}

function requireActive(schedule: SubscriptionSchedule): void {
  if (schedule.status === 'active' || schedule.status === 'not_started') return
  throw invalidRequest(
    `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  )
}

/** Detaches a schedule; the subscription continues as it is. */
export async function release(
  change: Change,
  schedule: StoredRecord<'subscription_schedule'>,
): Promise<void> {
  const of = schedule.object
  requireActive(of)
  const subscription = await change.get('subscription', of.subscription ?? '')
  of.status = 'released'
  of.released_at = change.now
  of.released_subscription = of.subscription
  of.subscription = null
  of.current_phase = null
  subscription.object.schedule = null
  updated(change, subscription)
}

/**
 * The price, quantity and metadata that apply from a renewal at `at`. When the last phase begins, its schedule is released if
 * that is its end behaviour and nothing follows.
 * @returns null when the schedule changes nothing
 */
export async function phaseAt(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  at: number,
): Promise<{ price: StoredRecord<'price'>; quantity: number; metadata: Record<string, string> } | null> {
  if (subscription.object.schedule === null) return null
  const schedule = await change.get('subscription_schedule', subscription.object.schedule)
  const of = schedule.object
  const index = of.phases.findIndex((phase) => phase.start_date <= at && at < phase.end_date)
  const phase = of.phases[index]
  if (!phase) {
    of.status = 'released'
    of.released_at = at
    of.released_subscription = of.subscription
    of.subscription = null
    of.current_phase = null
    subscription.object.schedule = null
    return null
  }
  of.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
  const [item] = phase.items
  if (!item) return null
  return { price: await change.get('price', item.price), quantity: item.quantity, metadata: phase.metadata }
}
