import type { PaymentEventRepository, PaymentOverview } from '@classeur/database'
import { Gauge, type Registry } from 'prom-client'
import { createRecentReading } from '../../../load/recent-reading.ts'
import type { MetricsPart } from './metrics-part.ts'

export interface PaymentMetricsOptions {
  registry: Registry
  ping: MetricsPart['ping']
  paymentEvents: Pick<PaymentEventRepository, 'backlog'>
  paymentOverview: Pick<PaymentOverview, 'countOrders' | 'countSubscriptions' | 'countMismatches'>
}

/** The same times as those of the document metrics. */
const lifetimeMs = 10_000
const restFactor = 20

/** Metrics of payments from documents in MongoDB; they are the same on every replica. */
export function createPaymentMetrics(options: PaymentMetricsOptions): MetricsPart {
  const { registry, ping, paymentEvents, paymentOverview } = options
  const registers = [registry]
  const waiting = new Gauge({
    name: 'classeur_payment_events_waiting',
    help: 'Events of the payment provider that are not processed (documents, the same from every replica)',
    registers,
  })
  const oldest = new Gauge({
    name: 'classeur_payment_events_oldest_seconds',
    help: 'Time since the oldest unprocessed event was received; 0 without one',
    registers,
  })
  const orders = new Gauge({
    name: 'classeur_orders',
    help: 'Orders by status',
    labelNames: ['status'],
    registers,
  })
  const subscriptions = new Gauge({
    name: 'classeur_subscriptions',
    help: 'Subscriptions by plan and status, as last read from the provider',
    labelNames: ['plan', 'status'],
    registers,
  })
  const mismatches = new Gauge({
    name: 'classeur_payment_mismatches',
    help: 'Orders paid with another amount, refunded after their credits were spent or whose refund failed, and people who pay twice',
    registers,
  })

  const readBacklog = createRecentReading(paymentEvents.backlog, lifetimeMs, restFactor)
  const readCounts = createRecentReading(
    () =>
      Promise.all([
        paymentOverview.countOrders(),
        paymentOverview.countSubscriptions(),
        paymentOverview.countMismatches(),
      ]),
    lifetimeMs,
    restFactor,
  )

  return {
    name: 'mongo',
    ping,
    // Without labels, a reset metric is shown as 0. Removing the value hides it.
    clear: () => {
      for (const metric of [waiting, oldest, mismatches]) metric.remove()
      for (const metric of [orders, subscriptions]) metric.reset()
    },
    async read() {
      const [backlog, [byStatus, byPlan, mismatched]] = await Promise.all([readBacklog(), readCounts()])
      return () => {
        waiting.set(backlog.count)
        oldest.set(backlog.oldest ? Math.max(0, Date.now() - backlog.oldest.getTime()) / 1000 : 0)
        for (const [status, count] of byStatus) orders.set({ status }, count)
        for (const { planId, status, count } of byPlan) subscriptions.set({ plan: planId, status }, count)
        mismatches.set(mismatched.orders + mismatched.people)
      }
    },
  }
}
