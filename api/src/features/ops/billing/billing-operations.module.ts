import type { FastifyInstance } from 'fastify'
import { readForms } from '../form-body.ts'
import { operatorsOnly, type OperatorsOnlyOptions } from '../operators-only.ts'
import { askProviderRoute } from './ask-provider.route.ts'
import { listBillingRoute, type ListBillingOptions } from './list-billing.route.ts'
import type { PaymentActions } from './payment-actions.service.ts'
import { readRefundRoute } from './read-refund.route.ts'
import { refundOrderRoute } from './refund-order.route.ts'
import type { Refunds } from './refunds.service.ts'
import { retryEventRoute } from './retry-event.route.ts'
import { settleMismatchRoute } from './settle-mismatch.route.ts'

/** `paymentActions` and `refunds` are null in an installation without a payment provider. */
export interface BillingOperationsOptions extends ListBillingOptions {
  paymentActions: PaymentActions | null
  refunds: Refunds | null
}

/** The page of payments at `/ops/billing` with its forms, for operators. */
export const billingOperationsModule = async (
  app: FastifyInstance,
  options: BillingOperationsOptions & OperatorsOnlyOptions,
) => {
  const { paymentActions, refunds } = options
  operatorsOnly(app, 'billing', options)
  readForms(app)
  app.register(listBillingRoute, options)
  if (paymentActions) {
    app.register(retryEventRoute, { paymentActions })
    app.register(askProviderRoute, { paymentActions })
    app.register(settleMismatchRoute, { paymentActions })
  }
  if (refunds) {
    app.register(readRefundRoute, { ...options, refunds })
    app.register(refundOrderRoute, { ...options, refunds })
  }
}
