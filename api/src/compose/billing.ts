import { createSettlement, type PaymentProvider } from '@classeur/payments'
import type { BillingQueue } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { BillingModuleOptions } from '../features/billing/billing.module.ts'
import { createOffersService } from '../features/billing/offers.service.ts'
import { createBuyService } from '../features/billing/orders/buy.service.ts'
import { createOrderViews } from '../features/billing/orders/order-views.ts'
import { createOrdersService } from '../features/billing/orders/orders.service.ts'
import { createOwnOrder } from '../features/billing/orders/own-order.ts'
import { createPaymentPages } from '../features/billing/orders/payment-pages.ts'
import { createPriceItem } from '../features/billing/orders/price-item.ts'
import { createReplaceOrders } from '../features/billing/orders/replace-orders.ts'
import type { Payments } from '../features/billing/payments.ts'
import { createReceiptsService } from '../features/billing/receipts/receipts.service.ts'
import { createReadBillingSchool } from '../features/billing/subscription/billing-school.ts'
import { createBuyingSchool } from '../features/billing/subscription/buying-school.ts'
import { createReadCurrentSubscription } from '../features/billing/subscription/current-subscription.ts'
import { createPlanChanges } from '../features/billing/subscription/plan-change.ts'
import { createReadOverview } from '../features/billing/subscription/overview.service.ts'
import { createSubscriptionService } from '../features/billing/subscription/subscription.service.ts'
import { createReceivePaymentEvent } from '../features/billing/webhooks/receive-payment-event.ts'
import type { RateLimits } from '../plugins/rate-limits.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface BillingOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'ensureSchool' | 'findEffectivePlan' | 'namesOf' | 'readSeats'>
  billingQueue: BillingQueue
  /** Null if this installation sells nothing. */
  paymentProvider: PaymentProvider | null
  config: Pick<Config, 'publicUrl' | 'testCardsUrl'>
  limits: RateLimits
  logger: FastifyBaseLogger
}

/** Builds the services of plans, orders and payments. */
export function composeBilling(options: BillingOptions) {
  const { repositories, billingQueue, paymentProvider: provider, config, limits, logger: log } = options
  const { ensureSchool, findEffectivePlan, namesOf, readSeats } = options.foundations
  const { billingData, creditLedger: ledger, creditNotes, findBuyer, orders, orderLists } = repositories
  const { paymentCustomers: customers, paymentEvents, plans, planUsage, providerSubscriptions } = repositories
  const { schools, seats, subscriptions, users, userInfo } = repositories
  const { publicUrl, testCardsUrl } = config

  const payments: Payments | null = provider && {
    provider,
    settlement: createSettlement({
      ...{ provider, orders, creditNotes, customers, providerSubscriptions, subscriptions, plans },
      ...{ seats, schools, billingData, ledger, findBuyer, announce: billingQueue.publish },
      isErased: repositories.accountDeletions.isErased,
    }),
  }
  const buyingSchool = createBuyingSchool({ plans, ensureSchool, readSeats })
  const views = createOrderViews({ creditNotes, plans })
  const ownOrder = createOwnOrder({ orders })
  const pages = createPaymentPages({ orders, customers, plans, users, userInfo, publicUrl })
  const readOverview = createReadOverview({
    ...{ payments, testCardsUrl, findEffectivePlan, plans, planUsage, providerSubscriptions, orders },
    ...{ orderLists, billingData, findBuyer, views, log },
    readSchool: createReadBillingSchool({ ensureSchool, namesOf, readSeats }),
  })
  const routes: BillingModuleOptions = {
    ...{ payments, pages, readOverview, limits },
    offers: createOffersService({ plans, billingData, findBuyer }),
    readCurrentSubscription: createReadCurrentSubscription({ subscriptions }),
    orders: createOrdersService({ orderLists, schools, views, ownOrder }),
    buy: createBuyService({
      ...{ payments, orders, pages, ownOrder, views, buyingSchool },
      priceItem: createPriceItem({ plans, billingData, findBuyer }),
      replaceOrders: createReplaceOrders({ orders, subscriptions }),
    }),
    receipts: createReceiptsService({
      ...{ billingData, ownOrder, creditNotes, plans, schools, userInfo, findBuyer },
    }),
    subscription: createSubscriptionService({
      ...{ payments, plans, providerSubscriptions, readOverview },
      planChanges: createPlanChanges({ plans, userInfo, buyingSchool }),
    }),
  }
  return {
    routes,
    /** What operators need; null if this installation sells nothing. */
    operated: payments && { provider: payments.provider, settle: payments.settlement.settle, billingQueue },
    webhook: {
      receive: createReceivePaymentEvent({ provider, events: paymentEvents, queue: billingQueue }),
    },
  }
}
