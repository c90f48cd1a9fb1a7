import type { BillingPlan, SubscriptionDetails } from '@classeur/contracts'

/**
 * What a subscription costs while it stays with its plan: the provider's prices, or those of the plan if an older api
 * doesn't say.
 */
export const chargedPrices = (plan: BillingPlan, subscription: SubscriptionDetails) => ({
  priceMinor: subscription.priceMinor ?? plan.priceMinor[subscription.interval],
  nextPriceMinor: subscription.nextPriceMinor ?? plan.priceMinor[subscription.nextInterval],
  currency: subscription.currency ?? plan.currency,
})
