import type { Order } from '@classeur/contracts'
import type {
  CreditNoteDocument,
  CreditNoteRepository,
  OrderDocument,
  PlanRepository,
} from '@classeur/database'
import { actionsOf } from '@classeur/domain/billing'
import { planNameOf } from './plan-name-of.ts'

const timeOf = (date: Date | null) => date?.toISOString() ?? null

function show(order: OrderDocument, item: Order['item'], notes: readonly CreditNoteDocument[]): Order {
  const { status, currency, netMinor, taxMinor, totalMinor, taxRateBasisPoints, refundedMinor } = order
  return {
    id: String(order._id),
    number: order.number,
    status,
    waitsForBank: status === 'pending' && order.waitsForBank,
    item,
    ...{ currency, netMinor, taxMinor, totalMinor, taxRateBasisPoints, refundedMinor },
    failure: order.failure,
    createdAt: order.createdAt.toISOString(),
    paidAt: timeOf(order.paidAt),
    creditNotes: notes.map(({ number, amountMinor, at }) => ({ number, amountMinor, at: at.toISOString() })),
    actions: actionsOf({ status, hasPage: order.checkout !== null || order.invoiceId === null }),
  }
}

interface OrderViewsDependencies {
  creditNotes: Pick<CreditNoteRepository, 'listOf'>
  plans: Pick<PlanRepository, 'findById'>
}

/** Shows orders as they are sent to the person who ordered. */
export function createOrderViews({ creditNotes, plans }: OrderViewsDependencies) {
  async function showItem(order: OrderDocument): Promise<Order['item']> {
    const { item } = order
    if (item.kind === 'pack') return item
    const planName = await planNameOf(order, plans)
    return { ...item, planName, from: timeOf(item.from), to: timeOf(item.to) }
  }

  async function showAll(orders: readonly OrderDocument[]): Promise<Order[]> {
    const refunded = orders.filter(({ refundedMinor }) => refundedMinor > 0).map(({ _id }) => String(_id))
    const notes = refunded.length > 0 ? await creditNotes.listOf(refunded) : []
    return Promise.all(
      orders.map(async (order) =>
        show(
          order,
          await showItem(order),
          notes.filter(({ orderId }) => orderId === String(order._id)),
        ),
      ),
    )
  }
  return {
    showAll,
    async show(order: OrderDocument): Promise<Order> {
      const [shown] = await showAll([order])
      if (!shown) throw new Error('an order is shown as one order')
      return shown
    },
  }
}

export type OrderViews = ReturnType<typeof createOrderViews>
