import { AppError, type BillingOverview, type BillingPlan } from '@classeur/contracts'
import type {
  BillingDataRepository,
  FindBuyer,
  OrderDocument,
  OrderLists,
  OrderRepository,
  PlanRepository,
  PlanUsageRepository,
  ProviderSubscriptionRepository,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import {
  countingSubscription,
  freePlan,
  freePlanId,
  taxRateFor,
  type BillingRules,
} from '@classeur/domain/billing'
import type { FastifyBaseLogger } from 'fastify'
import type { OrderViews } from '../orders/order-views.ts'
import type { Payments } from '../payments.ts'
import type { ReadBillingSchool } from './billing-school.ts'
import { subscriptionDetails } from './subscription-details.ts'

const latestOrders = 3

export interface OverviewDependencies {
  payments: Payments | null
  testCardsUrl: string | null
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  plans: Pick<PlanRepository, 'findById'>
  planUsage: PlanUsageRepository
  providerSubscriptions: Pick<ProviderSubscriptionRepository, 'listOfUser'>
  orders: Pick<OrderRepository, 'findById' | 'findByInvoice'>
  orderLists: Pick<OrderLists, 'page'>
  billingData: Pick<BillingDataRepository, 'readRules'>
  findBuyer: FindBuyer
  readSchool: ReadBillingSchool
  views: OrderViews
  log: Pick<FastifyBaseLogger, 'warn'>
}

export type ReadOverview = (actor: Actor) => Promise<BillingOverview>

/** Reads what the plan page shows: plan, subscription, use of the limits, latest orders. */
export function createReadOverview(deps: OverviewDependencies): ReadOverview {
  /** The provider's time; while it doesn't answer, this server's, because the page shows the rest anyway. */
  async function providerNow(): Promise<Date> {
    try {
      return (await deps.payments?.provider.now()) ?? new Date()
    } catch (error) {
      deps.log.warn({ err: error }, 'the payment provider did not tell its time')
      return new Date()
    }
  }

  async function detailsOf(userId: string, taxRateBasisPoints: number, rules: BillingRules) {
    const subscription = countingSubscription(await deps.providerSubscriptions.listOfUser(userId))
    if (!subscription) return null
    const { openInvoice } = subscription
    const findOpenOrder = async (): Promise<OrderDocument | null> => {
      if (!openInvoice) return null
      if (openInvoice.orderId !== null) return deps.orders.findById(openInvoice.orderId)
      return deps.orders.findByInvoice(openInvoice.id)
    }
    const [plan, nextPlan, openOrder] = await Promise.all([
      deps.plans.findById(subscription.planId),
      deps.plans.findById(subscription.nextPlanId),
      findOpenOrder(),
    ])
    return subscriptionDetails({ subscription, plan, nextPlan, openOrder, taxRateBasisPoints, rules })
  }

  return async (actor) => {
    const { userId } = actor
    if (!can(actor, 'billing:read', { ownerId: userId })) throw new AppError('general/not-found')
    const [now, plan, free, usage, rules, buyer, school, latest] = await Promise.all([
      providerNow(),
      deps.findEffectivePlan(userId),
      deps.plans.findById(freePlanId),
      deps.planUsage.of(userId),
      deps.billingData.readRules(),
      deps.findBuyer(userId),
      deps.readSchool(actor),
      deps.orderLists.page({ userId }, null, latestOrders),
    ])
    const taxRateBasisPoints = taxRateFor(buyer.country, rules.tax)
    const [subscription, shownOrders] = await Promise.all([
      detailsOf(userId, taxRateBasisPoints, rules),
      deps.views.showAll(latest),
    ])
    return {
      provider: deps.payments?.provider.name ?? null,
      testCardsUrl: deps.testCardsUrl,
      now: now.toISOString(),
      plan,
      freePlan: free ?? freePlan,
      ...{
        subscription,
        school,
        usage,
        taxRateBasisPoints,
        receiptName: buyer.schoolName,
        latestOrders: shownOrders,
      },
    }
  }
}
