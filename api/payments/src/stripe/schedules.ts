import type { BillingInterval } from '@classeur/domain/billing'
import type { Stripe } from 'stripe'
import { amountOf, idOf, intervalFrom, metadataText, stripeInterval } from './fields.ts'

const isOpen = ({ status }: Stripe.SubscriptionSchedule) => status === 'active' || status === 'not_started'

/** What applies from the next period on. */
interface PlannedPeriod {
  interval: BillingInterval
  /** Null if the plan doesn't change. */
  planId: string | null
  /** Null for a price that isn't one fixed amount. */
  priceMinor: number | null
}

interface PlannedPrice {
  interval: BillingInterval
  priceMinor: number
  currency: string
  productId: string
  /** Becomes that of the subscription. */
  metadata?: Record<string, string>
}

/** Planned changes. A schedule has the present period, and the next one with another price. */
export function createSchedules(stripe: Stripe) {
  return {
    /** Null if nothing changes. */
    async nextPeriod(scheduleId: string): Promise<PlannedPeriod | null> {
      const schedule = await stripe.subscriptionSchedules.retrieve(scheduleId)
      const ends = schedule.current_phase?.end_date
      const next = schedule.phases.find(({ start_date }) => start_date === ends)
      const item = isOpen(schedule) ? next?.items[0] : undefined
      const priceId = idOf(item?.price)
      if (!priceId) return null
      const price = await stripe.prices.retrieve(priceId)
      return {
        interval: intervalFrom(price.recurring?.interval),
        planId: metadataText(next?.metadata, 'planId'),
        priceMinor: amountOf(price, item?.quantity),
      }
    },

    async release(scheduleId: string): Promise<void> {
      const schedule = await stripe.subscriptionSchedules.retrieve(scheduleId)
      if (isOpen(schedule)) await stripe.subscriptionSchedules.release(scheduleId)
    },

    async plan(
      subscriptionId: string,
      scheduleId: string | null,
      item: Stripe.SubscriptionItem,
      change: PlannedPrice,
    ): Promise<void> {
      const schedule = scheduleId
        ? await stripe.subscriptionSchedules.retrieve(scheduleId)
        : await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })
      const phase = schedule.current_phase ?? {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      }
      const interval = stripeInterval(change.interval)
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
            start_date: phase.start_date,
            end_date: phase.end_date,
            proration_behavior: 'none',
          },
          {
            items: [
              {
                quantity: item.quantity ?? 1,
                price_data: {
                  currency: change.currency.toLowerCase(),
                  product: change.productId,
                  unit_amount: change.priceMinor,
                  recurring: { interval },
                },
              },
            ],
            duration: { interval, interval_count: 1 },
            ...(change.metadata && { metadata: change.metadata }),
            proration_behavior: 'none',
          },
        ],
      })
    },
  }
}

export type Schedules = ReturnType<typeof createSchedules>
