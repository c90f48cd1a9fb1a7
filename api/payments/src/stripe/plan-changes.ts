import type { Stripe } from 'stripe'
import { PaymentProviderError, type PaymentProvider, type PlanChange } from '../payment-provider.ts'
import { currencyOf, idOf, intervalFrom } from './fields.ts'
import { request } from './map-error.ts'
import type { Schedules } from './schedules.ts'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

/** Changes between paid plans. The interval stays, so the period stays too. */
export function createPlanChanges(stripe: Stripe, schedules: Schedules) {
  async function read(id: string) {
    const subscription = await stripe.subscriptions.retrieve(id)
    const [item] = subscription.items.data
    if (!item) throw new PaymentProviderError('refused', `${id} has no item`)
    return { item, scheduleId: idOf(subscription.schedule) }
  }

  /** The item with the price of another plan. Prices need a product that exists. */
  const itemOf = (item: Stripe.SubscriptionItem, change: PlanChange, product: string) => ({
    id: item.id,
    quantity: 1,
    price_data: {
      currency: change.currency.toLowerCase(),
      product,
      unit_amount: change.priceMinor,
      recurring: { interval: item.price.recurring?.interval ?? 'month' },
    },
  })

  return {
    previewPlanChange: (id, change) =>
      request(async () => {
        const { item } = await read(id)
        const items = [itemOf(item, change, idOf(item.price.product) ?? '')]
        const renewal = await stripe.invoices.createPreview({
          subscription: id,
          preview_mode: 'recurring',
          subscription_details: { items },
        })
        const now =
          change.takesEffect === 'now'
            ? await stripe.invoices.createPreview({
                subscription: id,
                subscription_details: {
                  items,
                  proration_behavior: 'always_invoice',
                  proration_date: secondsOf(change.prorationAt),
                },
              })
            : null
        return {
          nowMinor: now?.amount_due ?? 0,
          renewalMinor: renewal.total,
          currency: currencyOf(renewal.currency),
        }
      }),

    changePlan: (id, change) =>
      request(async () => {
        const { item, scheduleId } = await read(id)
        const product = await stripe.products.create({ name: change.name })
        const { planId, schoolId, priceMinor, currency } = change
        const metadata = { planId, ...(schoolId && { schoolId }) }
        if (change.takesEffect === 'next-period')
          return schedules.plan(id, scheduleId, item, {
            interval: intervalFrom(item.price.recurring?.interval),
            ...{ priceMinor, currency, productId: product.id, metadata },
          })
        await stripe.subscriptions.update(id, {
          items: [itemOf(item, change, product.id)],
          metadata,
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(change.prorationAt),
          // A payment that fails leaves the subscription as it was.
          payment_behavior: 'error_if_incomplete',
        })
      }),
  } satisfies Partial<PaymentProvider>
}
