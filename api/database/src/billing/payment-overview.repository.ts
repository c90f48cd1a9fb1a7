import { orderStatuses, type OrderStatus, type SubscriptionStatus } from '@classeur/domain/billing'
import type { Connection, PipelineStage } from 'mongoose'
import { openMismatch } from './open-mismatch.ts'
import { orderModel, type OrderDocument } from './order.model.ts'
import { providerSubscriptionModel } from './provider-subscription.repository.ts'

export interface SubscriptionCount {
  planId: string
  status: SubscriptionStatus
  count: number
}

/** How many orders and people need an operator's decision. */
export interface PaymentMismatchCounts {
  orders: number
  /** People with two live subscriptions. */
  people: number
}

/** Must match `givesPlan` in domain. */
const live: SubscriptionStatus[] = ['active', 'past-due']
/** The server aborts a count after this time, because no client waits longer. */
const countLimitMs = 5000

const peopleWithSeveral: PipelineStage[] = [
  { $match: { storedTurn: { $gt: 0 }, status: { $in: live }, paidPeriod: { $ne: null } } },
  { $group: { _id: '$userId', count: { $sum: 1 } } },
  { $match: { count: { $gt: 1 } } },
]

/** What operators see of the payments of all people: counts, and what doesn't fit together. */
export function createPaymentOverview(connection: Connection) {
  const orders = orderModel(connection)
  const subscriptions = providerSubscriptionModel(connection)

  return {
    /** How many orders have each status; also the statuses that none has. */
    async countOrders(): Promise<Map<OrderStatus, number>> {
      const counts = await Promise.all(
        orderStatuses.map((status) => orders.countDocuments({ status }).maxTimeMS(countLimitMs)),
      )
      return new Map(orderStatuses.map((status, index) => [status, counts[index] ?? 0]))
    },

    async countSubscriptions(): Promise<SubscriptionCount[]> {
      const rows = await subscriptions
        .aggregate<{ _id: Omit<SubscriptionCount, 'count'>; count: number }>([
          { $match: { storedTurn: { $gt: 0 } } },
          { $group: { _id: { planId: '$planId', status: '$status' }, count: { $sum: 1 } } },
        ])
        .option({ maxTimeMS: countLimitMs })
      return rows.map(({ _id, count }) => ({ ..._id, count }))
    },

    async countMismatches(): Promise<PaymentMismatchCounts> {
      const [mismatchedOrders, people] = await Promise.all([
        orders.countDocuments(openMismatch).maxTimeMS(countLimitMs),
        subscriptions
          .aggregate<{ people: number }>([...peopleWithSeveral, { $count: 'people' }])
          .option({ maxTimeMS: countLimitMs }),
      ])
      return { orders: mismatchedOrders, people: people[0]?.people ?? 0 }
    },

    /** Orders with an open mismatch, newest first. */
    listMismatchedOrders: (limit: number): Promise<OrderDocument[]> =>
      orders.find(openMismatch).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<OrderDocument[]>(),

    /** Ids of people with two or more live subscriptions. */
    async listSeveralSubscribers(limit: number): Promise<string[]> {
      const rows = await subscriptions.aggregate<{ _id: string }>([
        ...peopleWithSeveral,
        { $sort: { _id: 1 } },
        { $limit: limit },
      ])
      return rows.map(({ _id }) => _id)
    },
  }
}

export type PaymentOverview = ReturnType<typeof createPaymentOverview>
