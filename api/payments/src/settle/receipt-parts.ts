import type { OrderPayment } from '@classeur/database'
import type { OrderItem } from '@classeur/domain/billing'
import type { SettlementDependencies } from '../settlement.ts'

/**
 * What a receipt of this person's order names besides its amounts. It is stored when the order is paid, because a receipt
 * must not change when the school, the seller or the plan gets another name.
 */
export async function receiptParts(
  { billingData, plans, findBuyer }: Pick<SettlementDependencies, 'billingData' | 'plans' | 'findBuyer'>,
  userId: string,
  item: OrderItem,
): Promise<Pick<OrderPayment, 'buyer' | 'seller' | 'planName'>> {
  const [buyer, { seller }, plan] = await Promise.all([
    findBuyer(userId),
    billingData.readRules(),
    item.kind === 'plan' ? plans.findById(item.planId) : null,
  ])
  return { buyer, seller, planName: plan?.name ?? null }
}
