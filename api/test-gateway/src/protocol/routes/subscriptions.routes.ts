import { z } from 'zod'
import type { GraceRules } from '../../objects/billing.ts'
import { cancelSubscription, updateSubscription } from '../../objects/update-subscription.ts'
import { paging, rangeFilter } from '../lists.ts'
import { bool, created, int, metadata, priceData, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/subscriptions'
const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'unpaid'] as const
const item = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: int.min(1).optional(),
})
const changes = z.strictObject({
  cancel_at_period_end: bool.optional(),
  default_payment_method: text.optional(),
  items: z.array(item).max(1).optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).default('create_prorations'),
  proration_date: int.optional(),
})

/** Without a status, ended subscriptions are left out. */
const statusFilter = (status: (typeof statuses)[number] | 'all' | undefined) => {
  if (status === 'all') return undefined
  return status ?? { $nin: ['canceled', 'incomplete_expired'] }
}

export function subscriptionsRoutes(protocol: Protocol, rules: GraceRules): void {
  protocol.retrieve('subscription', path)
  protocol.list(
    'subscription',
    path,
    z.strictObject({
      ...paging,
      created,
      customer: text.optional(),
      status: z.enum([...statuses, 'all']).optional(),
    }),
    ({ customer, status, created: range }) => ({
      customer,
      status: statusFilter(status),
      created: rangeFilter(range),
    }),
  )
  protocol.act(`${path}/:id`, changes, async (change, read, id) => {
    const subscription = await change.get('subscription', id)
    await updateSubscription(change, subscription, read, rules)
    return { object: subscription.object }
  })
  const unused = {
    invoice_now: bool.optional(),
    prorate: bool.optional(),
    cancellation_details: z.unknown().optional(),
  }
  protocol.act(
    `${path}/:id`,
    z.strictObject(unused),
    async (change, _params, id) => {
      const subscription = await change.get('subscription', id)
      await cancelSubscription(change, subscription)
      return { object: subscription.object }
    },
    'DELETE',
  )
}
