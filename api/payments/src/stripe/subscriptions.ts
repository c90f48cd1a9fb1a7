import type { SubscriptionStatus } from '@classeur/domain/billing'
import type { Stripe } from 'stripe'
import {
  PaymentProviderError,
  type CardDetails,
  type PaymentProvider,
  type SubscriptionState,
} from '../payment-provider.ts'
import { createPlanChanges } from './plan-changes.ts'
import { createSchedules } from './schedules.ts'
import { amountOf, currencyOf, dateOf, idOf, intervalFrom, metadataText, optionalDate } from './fields.ts'
import { find, request } from './map-error.ts'

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  canceled: 'ended',
  paused: 'past-due',
}

function cardOf(method: Stripe.PaymentMethod | null): CardDetails | null {
  const card = method?.card
  return card
    ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : null
}

export function createSubscriptions(stripe: Stripe) {
  const schedules = createSchedules(stripe)

  /** The card of the subscription, or else that of the customer. */
  async function readCard(subscription: Stripe.Subscription): Promise<CardDetails | null> {
    const own = subscription.default_payment_method
    if (own && typeof own !== 'string') return cardOf(own)
    if (own) return cardOf(await find(() => stripe.paymentMethods.retrieve(own)))
    const customerId = idOf(subscription.customer)
    const customer = customerId ? await stripe.customers.retrieve(customerId) : null
    if (!customer || customer.deleted) return null
    const id = idOf(customer.invoice_settings.default_payment_method)
    return id ? cardOf(await find(() => stripe.paymentMethods.retrieve(id))) : null
  }

  async function toState(subscription: Stripe.Subscription): Promise<SubscriptionState> {
    const [item] = subscription.items.data
    if (!item) throw new PaymentProviderError('refused', `${subscription.id} has no item`)
    const interval = intervalFrom(item.price.recurring?.interval)
    const scheduleId = idOf(subscription.schedule)
    const next = scheduleId ? await schedules.nextPeriod(scheduleId) : null
    const planId = metadataText(subscription.metadata, 'planId')
    const priceMinor = amountOf(item.price, item.quantity)
    return {
      id: subscription.id,
      userId: metadataText(subscription.metadata, 'userId'),
      customerId: idOf(subscription.customer) ?? '',
      planId,
      schoolId: metadataText(subscription.metadata, 'schoolId'),
      status: statuses[subscription.status] ?? 'incomplete',
      interval,
      nextInterval: next?.interval ?? interval,
      nextPlanId: next?.planId ?? planId,
      priceMinor,
      nextPriceMinor: next ? next.priceMinor : priceMinor,
      currency: currencyOf(subscription.currency),
      startedAt: dateOf(subscription.start_date),
      period: { startsAt: dateOf(item.current_period_start), endsAt: dateOf(item.current_period_end) },
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      endedAt: optionalDate(subscription.ended_at),
      latestInvoiceId: idOf(subscription.latest_invoice),
      card: await readCard(subscription),
    }
  }

  /** A subscription with a planned change can't be cancelled or resumed; releasing the plan withdraws the change. */
  async function withoutSchedule(id: string): Promise<void> {
    const { schedule } = await stripe.subscriptions.retrieve(id)
    const scheduleId = idOf(schedule)
    if (scheduleId) await schedules.release(scheduleId)
  }

  const findSubscription = (id: string) => find(async () => toState(await stripe.subscriptions.retrieve(id)))

  return {
    findSubscription,

    listSubscriptions: (customerId) =>
      request(async () => {
        const subscriptions: SubscriptionState[] = []
        const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
        for await (const subscription of list) subscriptions.push(await toState(subscription))
        return subscriptions
      }),

    changeInterval: (id, change) =>
      request(async () => {
        const subscription = await stripe.subscriptions.retrieve(id)
        const [item] = subscription.items.data
        if (!item) throw new PaymentProviderError('refused', `${id} has no item`)
        const scheduleId = idOf(subscription.schedule)
        if (intervalFrom(item.price.recurring?.interval) !== change.interval)
          return schedules.plan(id, scheduleId, item, {
            ...change,
            productId: idOf(item.price.product) ?? '',
          })
        if (scheduleId) await schedules.release(scheduleId)
      }),

    ...createPlanChanges(stripe, schedules),

    withdrawChange: (id) => request(() => withoutSchedule(id)),

    cancelAtPeriodEnd: (id) =>
      request(async () => {
        await withoutSchedule(id)
        await stripe.subscriptions.update(id, { cancel_at_period_end: true })
      }),

    resume: (id) =>
      request(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: false })
      }),

    async cancelNow(id) {
      try {
        await request(() => stripe.subscriptions.cancel(id))
      } catch (error) {
        const state = error instanceof PaymentProviderError ? await findSubscription(id) : null
        // A subscription that has ended can't be cancelled.
        if (state?.status !== 'ended') throw error
      }
    },
  } satisfies Partial<PaymentProvider>
}
