import { orderActions, orderStatuses } from '@classeur/domain/billing'
import { z } from 'zod'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { Language } from '../locale.ts'

export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

export const BillingInterval = z.enum(['monthly', 'yearly'])
export type BillingInterval = z.infer<typeof BillingInterval>

/** A path of this app to which the payment page returns. */
const ReturnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/)

/**
 * Why an order isn't paid: the bank declined the card, the payment page was left or expired, the bank's confirmation
 * failed, or another order was paid instead.
 */
export const PaymentFailure = z.enum(['declined', 'left', 'not-confirmed', 'replaced', 'other'])
export type PaymentFailure = z.infer<typeof PaymentFailure>

const planItem = {
  kind: z.literal('plan'),
  planId: z.string(),
  interval: BillingInterval,
}

/**
 * What an order contains. The dates of a plan are null until its first payment. `planName`: the name in the plan's data,
 * for a plan without a translation; an older api leaves it out.
 */
export const OrderItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), packId: z.string(), credits: z.number().int() }),
  z.object({
    ...planItem,
    planName: z.string().optional(),
    from: Timestamp.nullable(),
    to: Timestamp.nullable(),
  }),
])
export type OrderItem = z.infer<typeof OrderItem>

const minor = z.number().int().nonnegative()

/** The document of one refund. Money in minor units of the order's currency. */
const CreditNote = z.object({
  number: z.string(),
  amountMinor: minor,
  at: Timestamp,
})

/** An order of a person. Money in minor units of `currency`; `totalMinor` = `netMinor` + `taxMinor`. */
export const Order = z.object({
  id: ObjectIdString,
  /** Such as C-2026-0001; the numbers of a year have no gaps. */
  number: z.string(),
  status: OrderStatus,
  /** Whether the bank has been asked and hasn't answered yet. Only for a pending order. */
  waitsForBank: z.boolean(),
  item: OrderItem,
  currency: z.string().length(3),
  netMinor: minor,
  taxMinor: minor,
  totalMinor: minor,
  taxRateBasisPoints: minor,
  refundedMinor: minor,
  failure: PaymentFailure.nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  creditNotes: z.array(CreditNote),
  /** What the person can do: continue on the payment page, pay again, order the same again, download the receipt. */
  actions: z.array(z.enum(orderActions)),
})
export type Order = z.infer<typeof Order>

/** `GET /api/billing/orders`: newest first. `year`: the first calendar year of a school year. */
export const ListOrdersQuery = z.strictObject({
  status: OrderStatus.optional(),
  year: z.coerce.number().int().min(2000).max(9999).optional(),
  cursor: Cursor.optional(),
})
export type ListOrdersQuery = z.infer<typeof ListOrdersQuery>

/** `GET /api/billing/orders.csv`: all orders that match. The language also decides how numbers are written. */
export const OrdersFileQuery = ListOrdersQuery.omit({ cursor: true }).extend({
  language: Language.default('en'),
})
export type OrdersFileQuery = z.infer<typeof OrdersFileQuery>

/** `GET /api/billing/orders/{id}/receipt.pdf` and `GET /api/billing/credit-notes/{number}.pdf` */
export const ReceiptQuery = z.strictObject({ language: Language.default('en') })

export const OrderPage = z.object({
  orders: z.array(Order),
  nextCursor: z.string().nullable(),
  /** Over all orders that match the query; sums of paid ones by currency. */
  totals: z.object({
    orders: z.number().int(),
    paid: z.array(
      z.object({ currency: z.string(), orders: z.number().int(), totalMinor: minor, taxMinor: minor }),
    ),
  }),
  /** The school years that have orders, latest first. */
  years: z.array(z.number().int()),
})
export type OrderPage = z.infer<typeof OrderPage>

/**
 * `POST /api/billing/orders`: creates an order and its payment page; returns {@link Checkout} (201). Repeating a
 * request with the same key returns the same order. `returnTo`: where the payment page returns.
 * @throws `billing/unavailable`, `billing/not-for-sale`, `billing/already-subscribed`, `general/validation-failed`
 */
export const CreateOrderRequest = z.strictObject({
  item: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pack'), packId: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
    z.strictObject({ ...planItem, planId: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  ]),
  requestKey: RequestKey,
  returnTo: ReturnPath,
})
export type CreateOrderRequest = z.infer<typeof CreateOrderRequest>

/**
 * `POST /api/billing/orders/{id}/pay`: the payment page of an order that isn't paid; returns {@link Checkout}.
 * @throws `billing/order-closed` if it is paid or refunded, `billing/already-subscribed`
 */
export const PayOrderRequest = z.strictObject({ returnTo: ReturnPath })

/** `POST /api/billing/subscription/payment-method`: the provider's page for the card; returns {@link ProviderPage}. */
export const ChangePaymentMethodRequest = z.strictObject({ returnTo: ReturnPath })

/** The order, and the payment page to open. Null if the order is paid already. */
export const Checkout = z.object({ order: Order, paymentUrl: z.url().nullable() })
export type Checkout = z.infer<typeof Checkout>

/** An address at the payment provider to open. */
export const ProviderPage = z.object({ url: z.url() })
