import type { PaymentProvider, Settlement } from '@classeur/payments'
import type { BillingQueue } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { BillingOperationsOptions } from '../features/ops/billing/billing-operations.module.ts'
import { createPaymentActions } from '../features/ops/billing/payment-actions.service.ts'
import { createPaymentLists } from '../features/ops/billing/payment-lists.service.ts'
import { createRefunds } from '../features/ops/billing/refunds.service.ts'
import type { Repositories } from './repositories.ts'

/** What operators need of an installation that sells something. */
export interface OperatedPayments {
  provider: Pick<PaymentProvider, 'name' | 'refund'>
  settle: Settlement['settle']
  billingQueue: Pick<BillingQueue, 'add' | 'queue'>
}

/** Builds the services of the operators' payments page. `payments`: null if this installation sells nothing. */
export function composeBillingOperations(
  payments: OperatedPayments | null,
  repositories: Repositories,
  log: FastifyBaseLogger,
): Omit<BillingOperationsOptions, 'countPublications'> {
  const { billingData, creditNotes, orders, orderLists, paymentEvents: events, plans, users } = repositories
  const {
    providerSubscriptions: subscriptions,
    paymentOverview: overview,
    creditLedger: ledger,
  } = repositories
  const lists = { events, subscriptions, orders, orderLists, overview, plans, users }
  const stored = { orders, creditNotes, billingData, ledger, users }
  return {
    provider: payments?.provider ?? null,
    paymentLists: createPaymentLists(lists),
    paymentActions: payments && createPaymentActions({ ...payments, events, orders, subscriptions, log }),
    refunds: payments && createRefunds({ ...payments, ...stored, log }),
  }
}
