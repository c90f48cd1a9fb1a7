import type { OrderDocument } from '@classeur/database'
import { splitPrice } from '@classeur/domain/billing'
import type { CheckoutState } from '../payment-page.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'
import { receiptParts } from './receipt-parts.ts'
import { settleRefunds } from './settle-payment.ts'

type Page = Pick<CheckoutState, 'id' | 'paymentIntentId' | 'totalMinor' | 'currency'>

/** The order that another page of the same order paid a second time: it gives its credits too, and can be refunded. */
async function furtherOrder(
  { orders, billingData, provider }: SettlementDependencies,
  { userId, item, taxRateBasisPoints }: OrderDocument,
  page: Page,
): Promise<OrderDocument> {
  const { orderPrefix } = await billingData.readRules()
  return orders.create({
    ...{ userId, item, taxRateBasisPoints, isTest: provider.name === 'test' },
    ...splitPrice(page.totalMinor, taxRateBasisPoints),
    currency: page.currency,
    // No key of a client has a colon.
    requestKey: `page:${page.id}`,
    invoiceId: null,
    subscriptionId: null,
    at: await provider.now(),
    prefix: orderPrefix,
  })
}

/** Marks an order as paid by this page. Returns false if another page has paid it. */
async function pay(
  deps: SettlementDependencies,
  order: OrderDocument,
  page: Page,
  changes: Changes,
): Promise<boolean> {
  const { paymentIntentId, totalMinor } = page
  if (order.status !== 'paid' && order.status !== 'refunded') {
    const paid = await deps.orders.pay(order, {
      at: await deps.provider.now(),
      paidMinor: totalMinor,
      ...{ paymentIntentId, invoiceId: null, subscriptionId: null, item: order.item },
      ...(await receiptParts(deps, order.userId, order.item)),
    })
    if (paid) {
      changes.order(order.userId, String(order._id))
      return true
    }
  }
  const stored = await deps.orders.findById(String(order._id))
  return stored?.paymentIntentId === paymentIntentId
}

/**
 * Credits of a paid page. Each step is repeated when it was done already, because a process may have stopped after any
 * of them. A page that was paid although another one had paid its order gets an order of its own.
 */
export async function payPack(
  deps: SettlementDependencies,
  ordered: OrderDocument,
  page: Page,
  changes: Changes,
): Promise<void> {
  let order = ordered
  if (!(await pay(deps, order, page, changes))) {
    order = await furtherOrder(deps, ordered, page)
    await pay(deps, order, page, changes)
  }
  const { checkout, item, userId } = order
  if (item.kind === 'pack' && (await deps.ledger.purchase(userId, String(order._id), item.credits)))
    changes.credits(userId)
  // The order is paid, so its other page must not be.
  if (checkout && checkout.id !== page.id) await deps.provider.expireCheckout(checkout.id)
  if (page.paymentIntentId) await settleRefunds(deps, page.paymentIntentId, changes)
}
