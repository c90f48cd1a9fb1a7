import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import type { GraceRules } from './billing.ts'
import { changePrice, type PriceChange } from './change-price.ts'
import { mergeMetadata } from './metadata.ts'
import { createPrice, type PriceData } from './prices.ts'
import type { Subscription } from './stored-objects.ts'
import { invalidRequest } from './stripe-error.ts'
import { cancel, itemOf, updated } from './subscriptions.ts'

export interface SubscriptionChanges {
  cancel_at_period_end?: boolean | undefined
  default_payment_method?: string | undefined
  items?:
    | {
        id?: string | undefined
        price?: string | undefined
        price_data?: PriceData | undefined
        quantity?: number | undefined
      }[]
    | undefined
  metadata?: Record<string, string> | undefined
  payment_behavior: PriceChange['paymentBehavior']
  proration_behavior: PriceChange['proration']
  proration_date?: number | undefined
}

function setCancelAtPeriodEnd(of: Subscription, isCancelled: boolean, now: number): void {
  if (of.schedule !== null)
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${of.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  of.cancel_at_period_end = isCancelled
  of.canceled_at = isCancelled ? now : null
  of.cancel_at = isCancelled ? itemOf(of).current_period_end : null
  of.cancellation_details.reason = isCancelled ? 'cancellation_requested' : null
}

async function priceOf(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  item: NonNullable<SubscriptionChanges['items']>[number],
): Promise<Pick<PriceChange, 'price' | 'quantity'>> {
  const current = itemOf(subscription.object)
  if (item.id !== current.id)
    throw invalidRequest('The test gateway supports one item per subscription: pass its id.', {
      param: 'items[0][id]',
    })
  const quantity = item.quantity ?? current.quantity
  if (!item.price_data && item.price === undefined) return { price: current.price, quantity }
  const { object: price } = item.price_data
    ? await createPrice(change, item.price_data)
    : await change.get('price', item.price ?? '')
  if (!price.recurring)
    throw invalidRequest('The price must be recurring.', { param: 'items[0][price_data]' })
  return { price, quantity }
}

/** @throws StripeError for a change that the state of the subscription doesn't allow */
export async function updateSubscription(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  changes: SubscriptionChanges,
  rules: GraceRules,
): Promise<void> {
  const of = subscription.object
  const { cancel_at_period_end: isCancelled, default_payment_method: method, items: [item] = [] } = changes
  const changesMore = isCancelled !== undefined || method !== undefined || item !== undefined
  if (of.ended_at !== null && changesMore)
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  of.metadata = mergeMetadata(of.metadata, changes.metadata)
  if (isCancelled !== undefined) setCancelAtPeriodEnd(of, isCancelled, change.now)
  if (method !== undefined) of.default_payment_method = (await change.get('payment_method', method))._id
  if (item) {
    const wanted = await priceOf(change, subscription, item)
    const { payment_behavior: paymentBehavior, proration_behavior: proration } = changes
    const behaviour = { proration, paymentBehavior, prorationDate: changes.proration_date }
    await changePrice(change, subscription, { ...wanted, ...behaviour }, rules)
  }
  updated(change, subscription)
}

/** Ends a subscription at once, with its schedule. @throws StripeError when it has ended already */
export async function cancelSubscription(
  change: Change,
  subscription: StoredRecord<'subscription'>,
): Promise<void> {
  const of = subscription.object
  if (of.ended_at !== null)
    throw invalidRequest(`No such subscription: '${of.id}'`, { code: 'resource_missing', param: 'id' })
  if (of.schedule !== null) {
    const schedule = await change.get('subscription_schedule', of.schedule)
    Object.assign(schedule.object, { status: 'canceled', canceled_at: change.now, current_phase: null })
  }
  cancel(change, subscription, 'cancellation_requested')
}
