import type { Checkout, CreateOrderRequest, Order } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { billingKey, billingQuery, createOrder, payOrder } from '../../../http/queries/billing.ts'
import { openPage } from '../../../http/open-page.ts'
import { useSubmission, type Submission } from '../../fields/use-submission.ts'
import { orderParameter, useHere } from '../return/return-path.ts'

interface Payments {
  /** Orders an item and opens its payment page. */
  buy: Submission<[CreateOrderRequest['item']]>
  /** Opens the payment page of an order that isn't paid. */
  pay: Submission<[string]>
}

/** Buying, from any screen. `returnTo`: the path to which the payment page returns; this screen by default. */
export function useCheckout(returnTo?: string | null): Payments {
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useHere()
  const back = returnTo ?? here

  const open = async ({ order, paymentUrl }: Checkout) => {
    void client.invalidateQueries({ queryKey: billingKey })
    if (paymentUrl !== null) return openPage(paymentUrl)
    // Paid already, for example in another tab: show the result here.
    await navigate(withOrder(back, order.id))
  }
  const buy = useSubmission(async (item: CreateOrderRequest['item']) => {
    const { latestOrders } = await client.fetchQuery({ ...billingQuery, staleTime: 0 })
    await open(await createOrder(item, { after: newestOver(latestOrders), returnTo: back }))
  })
  const pay = useSubmission(async (orderId: string) => open(await payOrder(orderId, back)))
  return { buy, pay }
}

/** The newest order that is over. While an order of the same item is open, it is continued. */
const newestOver = (orders: readonly Order[]): string | null =>
  orders.find(({ status }) => status !== 'pending')?.id ?? null

const withOrder = (path: string, id: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${orderParameter}=${id}`
