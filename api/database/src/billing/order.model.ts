import type { PaymentFailure } from '@classeur/contracts'
import { orderStatuses, type BillingRules, type OrderItem, type OrderStatus } from '@classeur/domain/billing'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** To whom a receipt is made out, as it was when the order was paid. */
export interface Buyer {
  name: string
  schoolName: string
  address: string
  taxId: string
  country: string
}

/** A document of `orders`. Money in minor units of `currency`; never deleted, because the numbers have no gaps. */
export interface OrderDocument {
  _id: Types.ObjectId
  userId: string
  /** Position in the series of the year; unique and without gaps. */
  year: number
  serial: number
  number: string
  /** The client's key; null for an order that a renewal made. */
  requestKey: string | null
  /** Whether the test gateway takes the payment, so that no money moves. */
  isTest: boolean
  status: OrderStatus
  item: OrderItem
  currency: string
  netMinor: number
  taxMinor: number
  totalMinor: number
  taxRateBasisPoints: number
  /** How much of the order went back. */
  refundedMinor: number
  /** How much of what was paid above `totalMinor` went back. Older versions counted it in `refundedMinor`. */
  returnedSurplusMinor?: number
  /** What an operator wrote about the latest refund. */
  refundReason: string | null
  /** What the provider was paid if it isn't `totalMinor`; null otherwise. For operators. */
  paidOtherMinor: number | null
  /** Credits of refunds that were spent already and couldn't be taken back. For operators. */
  spentRefundedCredits: number
  /** How much of what is noted as returned never went back, because its refund failed later. Older versions stored none. */
  failedRefundMinor?: number
  /** What an operator decided about a mismatch; null or absent while it is open. */
  settledMismatch?: { reason: string; byId: string; at: Date } | null
  failure: PaymentFailure | null
  waitsForBank: boolean
  /** The latest payment page; null for a renewal. */
  checkout: { id: string; url: string; expiresAt: Date } | null
  paymentIntentId: string | null
  invoiceId: string | null
  subscriptionId: string | null
  /** Null until it is paid. */
  buyer: Buyer | null
  /** Who sold it, as it was when the order was paid; null until then. Older versions stored none. */
  seller?: BillingRules['seller'] | null
  /** The name of the ordered plan when the order was paid; null for a pack, and like `seller`. */
  planName?: string | null
  createdAt: Date
  paidAt: Date | null
}

const amount = { type: Number, required: true }
const text = { type: String, default: null }

const schema = new Schema<OrderDocument>(
  {
    userId: { type: String, required: true },
    year: amount,
    serial: amount,
    number: { type: String, required: true },
    requestKey: text,
    isTest: { type: Boolean, required: true },
    status: { type: String, enum: orderStatuses, required: true },
    item: { type: Schema.Types.Mixed, required: true },
    currency: { type: String, required: true },
    netMinor: amount,
    taxMinor: amount,
    totalMinor: amount,
    taxRateBasisPoints: amount,
    refundedMinor: { type: Number, default: 0 },
    returnedSurplusMinor: { type: Number, default: 0 },
    refundReason: text,
    paidOtherMinor: { type: Number, default: null },
    spentRefundedCredits: { type: Number, default: 0 },
    failedRefundMinor: { type: Number, default: 0 },
    settledMismatch: { type: Schema.Types.Mixed, default: null },
    failure: text,
    waitsForBank: { type: Boolean, default: false },
    checkout: { type: Schema.Types.Mixed, default: null },
    paymentIntentId: text,
    invoiceId: text,
    subscriptionId: text,
    buyer: { type: Schema.Types.Mixed, default: null },
    seller: { type: Schema.Types.Mixed, default: null },
    planName: text,
    createdAt: { type: Date, required: true },
    paidAt: { type: Date, default: null },
  },
  { collection: 'orders', strict: 'throw', versionKey: false },
)
const whereText = (field: string) => ({ partialFilterExpression: { [field]: { $type: 'string' } } })
schema.index({ year: 1, serial: 1 }, { unique: true })
schema.index({ userId: 1, requestKey: 1 }, { unique: true, ...whereText('requestKey') })
schema.index({ invoiceId: 1 }, { unique: true, ...whereText('invoiceId') })
schema.index({ paymentIntentId: 1 })
schema.index({ userId: 1, createdAt: -1, _id: -1 })
schema.index({ status: 1, createdAt: 1 })
schema.index({ createdAt: -1, _id: -1 })
schema.index({ number: 1 })
schema.index({ paidOtherMinor: 1 }, { partialFilterExpression: { paidOtherMinor: { $gte: 0 } } })
// The orders whose mismatch a person settled as an operator.
schema.index({ 'settledMismatch.byId': 1 }, whereText('settledMismatch.byId'))
schema.index({ spentRefundedCredits: 1 }, { partialFilterExpression: { spentRefundedCredits: { $gt: 0 } } })
schema.index({ failedRefundMinor: 1 }, { partialFilterExpression: { failedRefundMinor: { $gt: 0 } } })

export const orderModel = (connection: Connection): Model<OrderDocument> =>
  connection.model<OrderDocument>('Order', schema)
