import type { FastifyInstance } from 'fastify'
import type { BillingLimits } from './billing-limits.ts'
import { listPlansRoute } from './list-plans.route.ts'
import type { OffersService } from './offers.service.ts'
import type { BuyService } from './orders/buy.service.ts'
import { checkOrderRoute } from './orders/check-order.route.ts'
import { createOrderRoute } from './orders/create-order.route.ts'
import { exportOrdersRoute } from './orders/export-orders.route.ts'
import { listOrdersRoute } from './orders/list-orders.route.ts'
import { listPacksRoute } from './orders/list-packs.route.ts'
import type { OrdersService } from './orders/orders.service.ts'
import { payOrderRoute } from './orders/pay-order.route.ts'
import type { PaymentPages } from './orders/payment-pages.ts'
import { readOrderRoute } from './orders/read-order.route.ts'
import type { Payments } from './payments.ts'
import { readCurrentSubscriptionRoute } from './read-current-subscription.route.ts'
import { readPlanRoute } from './read-plan.route.ts'
import { readCreditNoteRoute } from './receipts/read-credit-note.route.ts'
import { readReceiptRoute } from './receipts/read-receipt.route.ts'
import type { ReceiptsService } from './receipts/receipts.service.ts'
import { cancelSubscriptionRoute } from './subscription/cancel-subscription.route.ts'
import { changeIntervalRoute } from './subscription/change-interval.route.ts'
import { changePlanRoute } from './subscription/change-plan.route.ts'
import { previewPlanRoute } from './subscription/preview-plan.route.ts'
import { withdrawChangeRoute } from './subscription/withdraw-change.route.ts'
import { changePaymentMethodRoute } from './subscription/change-payment-method.route.ts'
import type { ReadCurrentSubscription } from './subscription/current-subscription.ts'
import type { ReadOverview } from './subscription/overview.service.ts'
import { readOverviewRoute } from './subscription/read-overview.route.ts'
import { resumeSubscriptionRoute } from './subscription/resume-subscription.route.ts'
import type { SubscriptionService } from './subscription/subscription.service.ts'

export interface BillingModuleOptions {
  offers: OffersService
  readCurrentSubscription: ReadCurrentSubscription
  payments: Payments | null
  pages: PaymentPages
  orders: OrdersService
  buy: BuyService
  receipts: ReceiptsService
  readOverview: ReadOverview
  subscription: SubscriptionService
  limits: BillingLimits
}

/** Plans, subscriptions and orders. */
export const billingModule = async (app: FastifyInstance, options: BillingModuleOptions) => {
  app.register(listPlansRoute, options)
  app.register(readPlanRoute, options)
  app.register(readCurrentSubscriptionRoute, options)

  app.register(readOverviewRoute, options)
  app.register(changeIntervalRoute, options)
  app.register(previewPlanRoute, options)
  app.register(changePlanRoute, options)
  app.register(withdrawChangeRoute, options)
  app.register(cancelSubscriptionRoute, options)
  app.register(resumeSubscriptionRoute, options)
  app.register(changePaymentMethodRoute, options)

  app.register(listPacksRoute, options)
  app.register(listOrdersRoute, options)
  app.register(exportOrdersRoute, options)
  app.register(readOrderRoute, options)
  app.register(createOrderRoute, options)
  app.register(payOrderRoute, options)
  app.register(checkOrderRoute, options)
  app.register(readReceiptRoute, options)
  app.register(readCreditNoteRoute, options)
}
