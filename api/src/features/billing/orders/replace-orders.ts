import { AppError } from '@classeur/contracts'
import type { OrderDocument, OrderRepository, SubscriptionRepository } from '@classeur/database'
import { askProvider } from '../provider-errors.ts'
import type { Payments } from '../payments.ts'

export interface ReplaceOrdersDependencies {
  orders: Pick<OrderRepository, 'findById' | 'cancel' | 'listPayablePlanOrders'>
  subscriptions: Pick<SubscriptionRepository, 'findByUser'>
}

const isOlder = (a: OrderDocument, b: OrderDocument) =>
  a.year < b.year || (a.year === b.year && a.serial < b.serial)
const isRenewal = ({ checkout, invoiceId }: OrderDocument) => checkout === null && invoiceId !== null

/** Keeps a person from paying for two plans: only one order for a plan can be paid at a time. */
export function createReplaceOrders({ orders, subscriptions }: ReplaceOrdersDependencies) {
  async function refuseSubscriber(userId: string): Promise<void> {
    const subscription = await subscriptions.findByUser(userId)
    // A person with a seat of the school may buy a plan of their own.
    if (subscription && subscription.payerId === null) throw new AppError('billing/already-subscribed')
  }

  /** Refuses if a payment page is paid already, or if the bank may still accept its payment. Returns whether it is open. */
  async function refusePaid(checkoutId: string, { provider, settlement }: Payments): Promise<boolean> {
    const state = (await askProvider(() => provider.findCheckout(checkoutId)))?.state
    if (state !== 'paid' && state !== 'waiting') return state === 'open'
    await askProvider(() => settlement.settle({ kind: 'checkout', id: checkoutId }))
    throw new AppError(state === 'paid' ? 'billing/already-subscribed' : 'billing/payment-open')
  }

  async function replace(order: OrderDocument, payments: Payments): Promise<void> {
    const id = String(order._id)
    const isOpen = order.checkout !== null && (await refusePaid(order.checkout.id, payments))
    if (!isOpen && order.status !== 'pending') return
    await orders.cancel(id, 'replaced')
    // The page may have been opened meanwhile; none is opened from now on, because the order isn't pending.
    const checkout = (await orders.findById(id))?.checkout
    if (!checkout) return
    await askProvider(() => payments.provider.expireCheckout(checkout.id))
    await refusePaid(checkout.id, payments)
  }

  return {
    /** @throws AppError `billing/already-subscribed` */
    refuseSubscriber,

    /**
     * Cancels all other orders for a plan and closes their payment pages. A new order closes only older ones, so that
     * of two orders made at the same moment one stays.
     * @throws AppError `billing/already-subscribed`, `billing/payment-open` if one of them is paid or may be
     */
    async replaceOthers(order: OrderDocument, payments: Payments): Promise<void> {
      const now = await askProvider(() => payments.provider.now())
      const isNew = order.status === 'pending' && order.checkout === null
      for (const other of await orders.listPayablePlanOrders(order.userId, now)) {
        if (String(other._id) === String(order._id) || isRenewal(other)) continue
        if (isNew && !isOlder(other, order)) continue
        await replace(other, payments)
      }
    },
  }
}

export type ReplaceOrders = ReturnType<typeof createReplaceOrders>
