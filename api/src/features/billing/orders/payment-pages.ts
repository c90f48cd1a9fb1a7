import { AppError } from '@classeur/contracts'
import { shareByKey } from '@classeur/domain/concurrency'
import type {
  OrderDocument,
  OrderRepository,
  PaymentCustomerRepository,
  PlanRepository,
  UserInfoRepository,
  UserRepository,
} from '@classeur/database'
import type { PaymentProvider } from '@classeur/payments'
import type { OrderStatus } from '@classeur/domain/billing'
import { orderItemName } from '@classeur/documents'
import { createHash } from 'node:crypto'
import { askProvider } from '../provider-errors.ts'
import type { Payments } from '../payments.ts'

export interface PaymentPagesDependencies {
  orders: Pick<OrderRepository, 'openCheckout'>
  customers: Pick<PaymentCustomerRepository, 'find' | 'keep'>
  plans: Pick<PlanRepository, 'findById'>
  users: Pick<UserRepository, 'findById'>
  userInfo: Pick<UserInfoRepository, 'findById'>
  publicUrl: string
}

/** The absolute address of a path of the app, with the order in its query. */
function returnUrl(publicUrl: string, returnTo: string, orderId?: string): string {
  const url = new URL(returnTo, publicUrl)
  if (orderId !== undefined) url.searchParams.set('order', orderId)
  return url.href
}

interface OpenOptions {
  returnTo: string
  /** The school whose members get the seats of the plan; null for other orders. */
  schoolId: string | null
  from?: readonly OrderStatus[]
}

/** Opens pages at the payment provider. */
export function createPaymentPages(deps: PaymentPagesDependencies) {
  const { orders, customers, plans, users, userInfo, publicUrl } = deps

  // The provider refuses a request while the same one is in progress.
  const createCustomerOnce = shareByKey<string>()
  const createCheckoutOnce = shareByKey<Awaited<ReturnType<PaymentProvider['createCheckout']>>>()

  const languageOf = async (userId: string) => (await userInfo.findById(userId))?.language ?? 'en'

  async function createCustomer(userId: string, { provider }: Payments): Promise<string> {
    const [user, profile] = await Promise.all([users.findById(userId), userInfo.findById(userId)])
    const person = { email: user?.email ?? '', name: profile?.displayName ?? '' }
    const language = profile?.language ?? 'en'
    const created = await askProvider(() => provider.createCustomer({ userId, ...person, language }))
    return customers.keep(userId, created)
  }

  /** The person's account at the provider, which is created once. */
  const customerOf = async (userId: string, payments: Payments): Promise<string> =>
    (await customers.find(userId)) ?? createCustomerOnce(userId, () => createCustomer(userId, payments))

  /**
   * Opens a new payment page for an order.
   * @param from the statuses of the order from which it becomes pending; closes the page again and throws
   *   `billing/order-closed` if it has another status by then
   */
  async function open(
    order: OrderDocument,
    payments: Payments,
    { returnTo, schoolId, from }: OpenOptions,
  ): Promise<string> {
    const { provider } = payments
    const id = String(order._id)
    const { item, userId } = order
    const [customerId, language, plan] = await Promise.all([
      customerOf(userId, payments),
      languageOf(userId),
      item.kind === 'plan' ? plans.findById(item.planId) : null,
    ])
    const url = returnUrl(publicUrl, returnTo, id)
    // A repeated request returns the same page; a later page of the same order is another one.
    const page = createHash('sha256')
      .update(JSON.stringify([id, order.checkout?.id ?? null, url, language, schoolId]))
      .digest('hex')
    const idempotencyKey = `checkout-${page}`
    const { url: pageUrl, ...checkout } = await createCheckoutOnce(idempotencyKey, () =>
      askProvider(() =>
        provider.createCheckout({
          ...{ orderId: id, orderNumber: order.number, userId, customerId, language },
          name: orderItemName(item, plan?.name ?? '', language),
          totalMinor: order.totalMinor,
          taxMinor: order.taxMinor,
          taxRateBasisPoints: order.taxRateBasisPoints,
          currency: order.currency,
          recurring: item.kind === 'plan' ? { planId: item.planId, interval: item.interval, schoolId } : null,
          ...{ successUrl: url, cancelUrl: url, idempotencyKey },
        }),
      ),
    )
    if (await orders.openCheckout(id, { ...checkout, url: pageUrl }, from)) return pageUrl
    await askProvider(() => provider.expireCheckout(checkout.id))
    throw new AppError('billing/order-closed')
  }

  return {
    open,

    /** The provider's page where a person changes the card. @throws AppError `billing/no-subscription` */
    async openPortal(userId: string, { provider }: Payments, returnTo: string): Promise<{ url: string }> {
      const [customerId, language] = await Promise.all([customers.find(userId), languageOf(userId)])
      if (customerId === null) throw new AppError('billing/no-subscription')
      const returnUrlOfPage = returnUrl(publicUrl, returnTo)
      const { url } = await askProvider(() =>
        provider.openPortal(customerId, { returnUrl: returnUrlOfPage, language }),
      )
      return { url }
    },
  }
}

export type PaymentPages = ReturnType<typeof createPaymentPages>
