import type { OrderDocument } from '@classeur/database'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'

/**
 * Closes the payment pages of the person's other orders for a plan, so that no second subscription is paid in another
 * tab. A page that was paid at the same moment stays: its payment gets an order, and its subscription ends.
 */
export async function closeOtherOrders(
  { orders, provider }: SettlementDependencies,
  { _id: paidId, userId }: OrderDocument,
  changes: Changes,
): Promise<void> {
  for (const { _id, checkout } of await orders.listOpenPlanOrders(userId)) {
    if (!checkout || _id.equals(paidId)) continue
    await provider.expireCheckout(checkout.id)
    const page = await provider.findCheckout(checkout.id)
    if (page?.state !== 'expired') continue
    if (await orders.cancel(String(_id), 'replaced', checkout.id)) changes.order(userId, String(_id))
  }
}
