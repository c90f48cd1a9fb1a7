import type { OrderDocument } from '@classeur/database'
import { splitPrice, taxRateFor, type OrderItem } from '@classeur/domain/billing'
import type { InvoiceState } from '../payment-provider.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'
import { closeOtherOrders } from './close-other-orders.ts'
import { findOrder } from './find-order.ts'
import { receiptParts } from './receipt-parts.ts'
import { settleRefunds } from './settle-payment.ts'

const asksMoney = ({ status, totalMinor, amountPaidMinor }: InvoiceState) =>
  status !== 'draft' && (totalMinor > 0 || amountPaidMinor > 0)

/** The bill of a change is for a part of a period, so its dates don't say how long a whole one is. */
async function itemOf(
  { providerSubscriptions }: Pick<SettlementDependencies, 'providerSubscriptions'>,
  { planId, interval, period, reason, subscriptionId }: InvoiceState,
): Promise<OrderItem> {
  const changed =
    reason === 'change' && subscriptionId !== null
      ? await providerSubscriptions.findById(subscriptionId)
      : null
  return {
    kind: 'plan',
    planId: planId ?? '',
    interval: changed?.interval ?? interval,
    from: period.startsAt,
    to: period.endsAt,
  }
}

/** The order of a bill that no payment page ordered. */
async function orderOfInvoice(
  deps: SettlementDependencies,
  userId: string,
  invoice: InvoiceState,
): Promise<OrderDocument> {
  const { orders, billingData, findBuyer, provider } = deps
  const { orderPrefix, tax } = await billingData.readRules()
  const taxRateBasisPoints = taxRateFor((await findBuyer(userId)).country, tax)
  return orders.create({
    ...splitPrice(invoice.totalMinor, taxRateBasisPoints),
    ...{ userId, taxRateBasisPoints, item: await itemOf(deps, invoice), currency: invoice.currency },
    requestKey: null,
    isTest: provider.name === 'test',
    invoiceId: invoice.id,
    subscriptionId: invoice.subscriptionId,
    at: invoice.createdAt,
    prefix: orderPrefix,
  })
}

type Payer = 'now' | 'before' | 'another-bill'

/** Marks the order as paid by this bill; returns whether it was paid now, earlier, or by another bill. */
async function pay(
  deps: SettlementDependencies,
  order: OrderDocument,
  invoice: InvoiceState,
  changes: Changes,
): Promise<Payer> {
  const { id: invoiceId, paymentIntentId, subscriptionId } = invoice
  const orderId = String(order._id)
  if (order.status !== 'paid' && order.status !== 'refunded') {
    const item = await itemOf(deps, invoice)
    const paid = await deps.orders.pay(order, {
      at: invoice.paidAt ?? invoice.createdAt,
      paidMinor: invoice.amountPaidMinor,
      ...{ paymentIntentId, invoiceId, subscriptionId, item },
      ...(await receiptParts(deps, order.userId, item)),
    })
    if (paid) {
      changes.order(order.userId, orderId)
      return 'now'
    }
  }
  return (await deps.orders.findById(orderId))?.invoiceId === invoiceId ? 'before' : 'another-bill'
}

/** The first bill of a subscription pays the order of its page, or gets its own order if another bill has paid that. */
async function payFirst(
  deps: SettlementDependencies,
  userId: string,
  invoice: InvoiceState,
  changes: Changes,
): Promise<OrderDocument> {
  const own = await deps.orders.findByInvoice(invoice.id)
  const ordered = own ?? (await findOrder(deps, invoice.orderId))
  const payer = ordered?.userId === userId ? await pay(deps, ordered, invoice, changes) : 'another-bill'
  if (ordered && payer !== 'another-bill') {
    if (payer === 'now') await closeOtherOrders(deps, ordered, changes)
    return ordered
  }
  const further = await orderOfInvoice(deps, userId, invoice)
  await pay(deps, further, invoice, changes)
  return further
}

/** A bill of a running subscription has its own order from the moment it asks for money. */
async function settleRenewal(
  deps: SettlementDependencies,
  userId: string,
  invoice: InvoiceState,
  changes: Changes,
): Promise<OrderDocument> {
  const existing = await deps.orders.findByInvoice(invoice.id)
  const order = existing ?? (await orderOfInvoice(deps, userId, invoice))
  const orderId = String(order._id)
  if (!existing) changes.order(userId, orderId)
  if (invoice.status === 'paid') await pay(deps, order, invoice, changes)
  else if (invoice.status === 'void') {
    if (await deps.orders.cancel(orderId, 'other')) changes.order(userId, orderId)
  } else if (invoice.attempts > 0 && (await deps.orders.fail(orderId, 'declined')))
    changes.order(userId, orderId)
  return order
}

/**
 * The order of a bill. Null if the bill asks for no money, belongs to nobody of this installation, or is an unpaid first
 * one, whose order follows the payment page.
 */
export async function settleOrderOfInvoice(
  deps: SettlementDependencies,
  invoice: InvoiceState,
  changes: Changes,
): Promise<OrderDocument | null> {
  const userId = invoice.userId ?? (await deps.customers.findUser(invoice.customerId))
  if (!userId || !invoice.planId || !asksMoney(invoice) || (await deps.isErased(userId))) return null
  const isFirst = invoice.reason === 'first'
  if (isFirst && invoice.status !== 'paid') return null
  const order = await (isFirst ? payFirst : settleRenewal)(deps, userId, invoice, changes)
  if (invoice.status !== 'paid') return order
  if (invoice.paymentIntentId) await settleRefunds(deps, invoice.paymentIntentId, changes)
  return order
}
