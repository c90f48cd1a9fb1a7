import { AppError, type Checkout, type CreateOrderRequest, type Order } from '@classeur/contracts'
import type { OrderDocument, OrderRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import type { z } from 'zod'
import { requirePayments, type Payments } from '../payments.ts'
import { askProvider } from '../provider-errors.ts'
import type { BuyingSchool } from '../subscription/buying-school.ts'
import type { OrderViews } from './order-views.ts'
import type { OwnOrder } from './own-order.ts'
import type { PaymentPages } from './payment-pages.ts'
import type { PriceItem } from './price-item.ts'
import type { ReplaceOrders } from './replace-orders.ts'

export interface BuyDependencies {
  payments: Payments | null
  orders: Pick<OrderRepository, 'create' | 'findById' | 'findByRequestKey' | 'openCheckout' | 'cancel'>
  priceItem: PriceItem
  pages: PaymentPages
  replaceOrders: ReplaceOrders
  buyingSchool: BuyingSchool
  ownOrder: OwnOrder
  views: OrderViews
}

type CheckoutAnswer = z.infer<typeof Checkout>

const isPaid = ({ status }: OrderDocument) => status === 'paid' || status === 'refunded'

/** Orders credits or a plan, and pays orders. The payment page does the rest; the settlement learns what happened. */
export function createBuyService(deps: BuyDependencies) {
  const { orders, priceItem, pages, replaceOrders, ownOrder, views } = deps

  const schoolFor = (actor: Actor, item: CreateOrderRequest['item']) =>
    item.kind === 'plan' ? deps.buyingSchool(actor, item.planId) : null

  const reread = async (order: OrderDocument): Promise<OrderDocument> =>
    (await orders.findById(String(order._id))) ?? order
  const answer = async (order: OrderDocument, paymentUrl: string | null): Promise<CheckoutAnswer> => ({
    order: await views.show(await reread(order)),
    paymentUrl,
  })

  /** The payment page of an order that isn't paid: the one that is open, or a new one. */
  async function continueOn(
    actor: Actor,
    order: OrderDocument,
    payments: Payments,
    returnTo: string,
  ): Promise<string> {
    const { provider, settlement } = payments
    const schoolId = await schoolFor(actor, order.item)
    if (order.item.kind === 'plan') {
      await replaceOrders.refuseSubscriber(order.userId)
      await replaceOrders.replaceOthers(order, payments)
    }
    const { checkout } = order
    const page = checkout && (await askProvider(() => provider.findCheckout(checkout.id)))
    if (page?.state === 'paid' || page?.state === 'waiting') {
      await askProvider(() => settlement.settle({ kind: 'checkout', id: page.id }))
      throw new AppError(page.state === 'paid' ? 'billing/order-closed' : 'billing/payment-open')
    }
    if (checkout && page?.state === 'open' && page.url !== null) {
      const isOpened = await orders.openCheckout(String(order._id), checkout, [order.status])
      if (!isOpened) throw new AppError('billing/order-closed')
      return page.url
    }
    return pages.open(order, payments, { returnTo, schoolId, from: [order.status] })
  }

  /** Tries the bill of a renewal again with the current card. */
  async function payBill(invoiceId: string, { provider, settlement }: Payments): Promise<void> {
    const settle = () => settlement.settle({ kind: 'invoice', id: invoiceId })
    const invoice = await askProvider(() => provider.findInvoice(invoiceId))
    const subscriptionId = invoice?.subscriptionId ?? null
    const subscription =
      subscriptionId === null ? null : await askProvider(() => provider.findSubscription(subscriptionId))
    // Providers take money for a bill whose subscription has ended.
    if (invoice?.status !== 'open' || subscription?.status === 'ended') {
      await askProvider(settle)
      if (invoice?.status !== 'paid') throw new AppError('billing/order-closed')
      return
    }
    try {
      await askProvider(() => provider.payInvoice(invoiceId), 'billing/order-closed')
    } catch (error) {
      // The refusal matters more than a failure to note it, which its event will do.
      await settle().catch(() => undefined)
      throw error
    }
    await askProvider(settle)
  }

  return {
    /**
     * @throws AppError `billing/unavailable`, `billing/not-for-sale`, `billing/already-subscribed`,
     *   `billing/school-admin-only`, `billing/school-subscribed`, `billing/payment-open`, `billing/provider-unavailable`
     */
    async create(actor: Actor, request: CreateOrderRequest): Promise<CheckoutAnswer> {
      const { userId } = actor
      if (!can(actor, 'billing:buy', { ownerId: userId })) throw new AppError('general/forbidden')
      const payments = requirePayments(deps.payments)
      const { item, requestKey, returnTo } = request
      const same = await orders.findByRequestKey(userId, requestKey)
      if (same)
        return isPaid(same)
          ? answer(same, null)
          : answer(same, await continueOn(actor, same, payments, returnTo))
      await schoolFor(actor, item)
      if (item.kind === 'plan') await replaceOrders.refuseSubscriber(userId)
      const { rules, ...priced } = await priceItem(userId, item)
      const at = await askProvider(() => payments.provider.now())
      const order = await orders.create({
        ...{ userId, requestKey, ...priced, at, isTest: payments.provider.name === 'test' },
        ...{ prefix: rules.orderPrefix, invoiceId: null, subscriptionId: null },
      })
      try {
        return await answer(order, await continueOn(actor, order, payments, returnTo))
      } catch (error) {
        // The person has a plan, or pays for one: this order must not stay open beside it.
        const isReplaced = error instanceof AppError && closing.has(error.code)
        if (isReplaced) await orders.cancel(String(order._id), 'replaced')
        throw error
      }
    },

    /**
     * @throws AppError `billing/unavailable`, `billing/order-closed`, `billing/already-subscribed`,
     *   `billing/payment-open`, `billing/payment-declined`, `billing/provider-unavailable`
     */
    async pay(actor: Actor, id: string, returnTo: string): Promise<CheckoutAnswer> {
      const order = await ownOrder(actor, id, 'order:pay')
      if (isPaid(order)) throw new AppError('billing/order-closed')
      const payments = requirePayments(deps.payments)
      if (order.checkout === null && order.invoiceId !== null) {
        await payBill(order.invoiceId, payments)
        return answer(order, null)
      }
      return answer(order, await continueOn(actor, order, payments, returnTo))
    },

    /** Reads the state of an order from the provider now. */
    async check(actor: Actor, id: string): Promise<Order> {
      const order = await ownOrder(actor, id, 'order:read')
      const { settlement } = requirePayments(deps.payments)
      const { checkout, invoiceId } = order
      if (checkout) await askProvider(() => settlement.settle({ kind: 'checkout', id: checkout.id }))
      if (invoiceId !== null) await askProvider(() => settlement.settle({ kind: 'invoice', id: invoiceId }))
      return views.show(await reread(order))
    },
  }
}

const closing = new Set(['billing/already-subscribed', 'billing/payment-open'])

export type BuyService = ReturnType<typeof createBuyService>
