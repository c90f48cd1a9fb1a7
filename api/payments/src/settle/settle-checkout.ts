import type { OrderDocument } from '@classeur/database'
import type { CheckoutState } from '../payment-page.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'
import { findOrder } from './find-order.ts'
import { payPack } from './pay-pack.ts'
import { settleInvoice } from './settle-invoice.ts'
import { settleSubscription } from './settle-subscription.ts'

/** An order that isn't paid follows its latest payment page; an older page changes it only by being paid. */
async function settleUnpaid(
  { orders }: SettlementDependencies,
  order: OrderDocument,
  { id, state, declined }: CheckoutState,
  changes: Changes,
): Promise<void> {
  const orderId = String(order._id)
  const change = {
    open: async () => false,
    paid: async () => false,
    waiting: () => orders.waitForBank(orderId, id),
    failed: () => orders.fail(orderId, declined ? 'declined' : 'not-confirmed', id),
    expired: () => orders.cancel(orderId, 'left', id),
  }[state]
  if (await change()) changes.order(order.userId, orderId)
}

/** A payment page: its order is paid, waits for the bank, failed, or was left. */
export async function settleCheckout(
  deps: SettlementDependencies,
  id: string,
  changes: Changes,
): Promise<void> {
  const page = await deps.provider.findCheckout(id)
  const order = page && (await findOrder(deps, page.orderId))
  // Another installation may use the same account of the provider.
  if (!order) return
  if (page.state !== 'paid') await settleUnpaid(deps, order, page, changes)
  else if (order.item.kind === 'pack') await payPack(deps, order, page, changes)
  if (page.invoiceId) await settleInvoice(deps, page.invoiceId, changes)
  else if (page.subscriptionId) await settleSubscription(deps, page.subscriptionId, changes)
}
