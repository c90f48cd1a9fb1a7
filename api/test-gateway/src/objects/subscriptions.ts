import { periodEnd } from '../clock/billing-period.ts'
import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import type { Interval, Price, Subscription, SubscriptionItem } from './stored-objects.ts'

/** The only item of a subscription. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}

/** @throws Error for a price that is charged once */
export function intervalOf(price: Price): Interval {
  if (!price.recurring) throw new Error(`${price.id} is not recurring`)
  return price.recurring.interval
}

/** Begins a subscription whose first period starts now; it is incomplete until its first invoice is paid. */
export function createSubscription(
  change: Change,
  data: {
    customer: string
    price: Price
    quantity: number
    metadata: Record<string, string>
    method: string
  },
): StoredRecord<'subscription'> {
  const { now } = change
  const { price } = data
  const id = newId('sub')
  const item: SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    created: now,
    current_period_end: periodEnd(now, now, intervalOf(price)),
    current_period_start: now,
    metadata: {},
    price,
    quantity: data.quantity,
    subscription: id,
  }
  const subscription = change.add({
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: data.customer,
    default_payment_method: data.method,
    description: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: data.metadata,
    schedule: null,
    start_date: now,
    status: 'incomplete',
  })
  change.emit('customer.subscription.created', subscription)
  return subscription
}

/** Announces a change of a subscription and plans what happens to it next. */
export function updated(change: Change, subscription: StoredRecord<'subscription'>): void {
  planNext(subscription)
  change.emit('customer.subscription.updated', subscription)
}

/** The first charge of a new subscription has succeeded. */
export function activate(change: Change, subscription: StoredRecord<'subscription'>): void {
  subscription.object.status = 'active'
  updated(change, subscription)
}

/** The first charge of a new subscription has failed for good. */
export function abandon(change: Change, subscription: StoredRecord<'subscription'>): void {
  subscription.object.status = 'incomplete_expired'
  subscription.object.ended_at = change.now
  updated(change, subscription)
}

/** Ends a subscription at once. */
export function cancel(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const of = subscription.object
  of.status = 'canceled'
  of.canceled_at ??= change.now
  of.ended_at = change.now
  of.schedule = null
  of.cancellation_details.reason = reason
  delete subscription.hidden.dunning
  planNext(subscription)
  change.emit('customer.subscription.deleted', subscription)
}

/** Sets when a subscription changes by itself: the next retry, the end of the grace period, or of the paid period. */
export function planNext(subscription: StoredRecord<'subscription'>): void {
  const { object, hidden } = subscription
  const renews = object.status === 'active' || object.status === 'past_due'
  if (!renews) subscription.dueAt = null
  else subscription.dueAt = hidden.dunning?.retriesAt[0] ?? itemOf(object).current_period_end
}
