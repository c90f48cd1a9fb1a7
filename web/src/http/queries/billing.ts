import {
  BillingOverview,
  BillingPlanList,
  Checkout,
  CreditPackList,
  Order,
  OrderPage,
  PlanChangePreview,
  ProviderPage,
  type BillingInterval,
  type CreateOrderRequest,
  type Language,
  type OrderStatus,
} from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'
import { requestKeyFor } from '../request-keys/request-key.ts'

/** Prefix of the query keys of plan, packs and orders. */
export const billingKey = ['billing'] as const
const root = '/api/billing'

/** All plans, smallest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => http.get('/api/plans', BillingPlanList, signal),
})

/** The person's plan, subscription, use and latest orders. */
export const billingQuery = queryOptions({
  queryKey: [...billingKey, 'overview'],
  queryFn: ({ signal }) => http.get(root, BillingOverview, signal),
})

export const packsQuery = queryOptions({
  queryKey: [...billingKey, 'packs'],
  queryFn: ({ signal }) => http.get(`${root}/packs`, CreditPackList, signal),
})

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...billingKey, 'order', id],
    queryFn: ({ signal }) => http.get(orderPath(id), Order, signal),
  })

/** What a change of the plan costs now and at the next renewal. It is asked for again each time it is shown. */
export const planChangeQuery = (planId: string) =>
  queryOptions({
    queryKey: [...billingKey, 'plan-change', planId],
    queryFn: ({ signal }) =>
      http.get(
        `${root}/subscription/plan-change?planId=${encodeURIComponent(planId)}`,
        PlanChangePreview,
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
  })

/** Which orders are listed. `year`: the first calendar year of a school year; null for all. */
export interface OrderFilter {
  status: OrderStatus | null
  year: number | null
}

/** Orders, newest first, page by page. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'orders', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http.get(`${root}/orders${queryOf(filter, pageParam ? { cursor: pageParam } : {})}`, OrderPage, signal),
    getNextPageParam: (last) => last.nextCursor,
  })

const orderPath = (id: string) => `${root}/orders/${encodeURIComponent(id)}`

function queryOf({ status, year }: OrderFilter, more: Record<string, string>): string {
  const query = new URLSearchParams(more)
  if (status !== null) query.set('status', status)
  if (year !== null) query.set('year', String(year))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Creates an order and its payment page. `after` is the newest order that is over. The key follows from it and from the
 * item, so a double click, a second tab and a retry return the same order; the same item after an order is a new one.
 * Rejects with `billing/*`.
 */
export async function createOrder(
  item: CreateOrderRequest['item'],
  { after, returnTo }: { after: string | null; returnTo: string },
): Promise<Checkout> {
  const create = async (last: string | null) => {
    const requestKey = await requestKeyFor(last, item)
    return http.post(`${root}/orders`, { item, requestKey, returnTo }, Checkout)
  }
  const checkout = await create(after)
  // An earlier order that this page didn't know of. It is over, so this press means a new one.
  const isOver = checkout.paymentUrl === null && checkout.order.status !== 'pending'
  return isOver ? create(checkout.order.id) : checkout
}

/** The payment page of an order that isn't paid. Rejects with `billing/order-closed`, `billing/already-subscribed`. */
export const payOrder = (id: string, returnTo: string): Promise<Checkout> =>
  http.post(`${orderPath(id)}/pay`, { returnTo }, Checkout)

/** Has the server ask the provider about an order now. */
export const checkOrder = (id: string): Promise<Order> => http.post(`${orderPath(id)}/check`, {}, Order)

/** The provider's page on which the card is changed. */
export const openPortal = (returnTo: string): Promise<{ url: string }> =>
  http.post(`${root}/subscription/payment-method`, { returnTo }, ProviderPage)

/** Each resolves to the changed overview. Rejects with `billing/no-subscription`, `billing/payment-open`. */
export const subscriptionChanges = {
  changeInterval: (interval: BillingInterval): Promise<BillingOverview> =>
    http.post(`${root}/subscription/interval`, { interval }, BillingOverview),
  /** As previewed. Rejects with `billing/payment-declined` too; then nothing has changed. */
  changePlan: ({ planId, prorationAt }: PlanChangePreview): Promise<BillingOverview> =>
    http.post(`${root}/subscription/plan`, { planId, prorationAt }, BillingOverview),
  withdrawChange: (): Promise<BillingOverview> =>
    http.post(`${root}/subscription/withdraw-change`, {}, BillingOverview),
  cancel: (): Promise<BillingOverview> => http.post(`${root}/subscription/cancel`, {}, BillingOverview),
  resume: (): Promise<BillingOverview> => http.post(`${root}/subscription/resume`, {}, BillingOverview),
}

/** Downloads are written in the person's language. */
export const downloadReceipt = (orderId: string, language: Language): Promise<File> =>
  http.file(`${orderPath(orderId)}/receipt.pdf?language=${language}`)
export const downloadCreditNote = (number: string, language: Language): Promise<File> =>
  http.file(`${root}/credit-notes/${encodeURIComponent(number)}.pdf?language=${language}`)
export const downloadOrders = (filter: OrderFilter, language: Language): Promise<File> =>
  http.file(`${root}/orders.csv${queryOf(filter, { language })}`)
