import { AppError, type CreateOrderRequest } from '@classeur/contracts'
import type { BillingDataRepository, FindBuyer, NewOrder, PlanRepository } from '@classeur/database'
import { freePlanId, splitPrice, taxRateFor, type BillingRules } from '@classeur/domain/billing'

export interface PriceItemDependencies {
  plans: Pick<PlanRepository, 'findById'>
  billingData: Pick<BillingDataRepository, 'findPack' | 'readRules'>
  findBuyer: FindBuyer
}

/** What an item costs this person now, and the rules that apply to the order. */
export type PricedItem = Pick<
  NewOrder,
  'item' | 'currency' | 'netMinor' | 'taxMinor' | 'totalMinor' | 'taxRateBasisPoints'
> & { rules: BillingRules }

/** Finds the price of an item, its tax by the country of the school. @throws AppError `billing/not-for-sale` */
export function createPriceItem({ plans, billingData, findBuyer }: PriceItemDependencies) {
  async function priceOf(
    item: CreateOrderRequest['item'],
  ): Promise<{ item: NewOrder['item']; price: number; currency: string } | null> {
    if (item.kind === 'pack') {
      const pack = await billingData.findPack(item.packId)
      if (!pack) return null
      const { credits, priceMinor: price, currency } = pack
      return { item: { kind: 'pack', packId: pack.id, credits }, price, currency }
    }
    if (item.planId === freePlanId) return null
    const plan = await plans.findById(item.planId)
    const price = plan?.priceMinor[item.interval] ?? 0
    if (!plan || price === 0) return null
    return { item: { ...item, from: null, to: null }, price, currency: plan.currency }
  }

  return async (userId: string, requested: CreateOrderRequest['item']): Promise<PricedItem> => {
    const [priced, rules, buyer] = await Promise.all([
      priceOf(requested),
      billingData.readRules(),
      findBuyer(userId),
    ])
    if (!priced) throw new AppError('billing/not-for-sale')
    const taxRateBasisPoints = taxRateFor(buyer.country, rules.tax)
    const { item, price, currency } = priced
    return { item, currency, taxRateBasisPoints, ...splitPrice(price, taxRateBasisPoints), rules }
  }
}

export type PriceItem = ReturnType<typeof createPriceItem>
