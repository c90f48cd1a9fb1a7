import type { PaymentFailure } from '@classeur/contracts'
import { statusesBefore, type OrderItem, type OrderStatus } from '@classeur/domain/billing'
import mongoose, { type Connection } from 'mongoose'
import { openMismatch } from './open-mismatch.ts'
import { insertNumbered } from './insert-numbered.ts'
import { orderModel, type OrderDocument } from './order.model.ts'

const { trusted } = mongoose

/** An order to store; it gets the next number of its year. */
export type NewOrder = Pick<
  OrderDocument,
  | 'userId'
  | 'requestKey'
  | 'isTest'
  | 'item'
  | 'currency'
  | 'netMinor'
  | 'taxMinor'
  | 'totalMinor'
  | 'taxRateBasisPoints'
  | 'invoiceId'
  | 'subscriptionId'
> & { at: Date; prefix: string }

/** How an order was paid. `paidMinor`: what the provider received. */
export interface OrderPayment extends Required<Pick<OrderDocument, 'buyer' | 'seller' | 'planName'>> {
  at: Date
  paidMinor: number
  paymentIntentId: string | null
  invoiceId: string | null
  subscriptionId: string | null
  item: OrderItem
}

const from = (to: OrderStatus) => trusted({ $in: statusesBefore(to) })

/**
 * The orders of all people, whose numbers have no gaps. Each change of status is one conditional update, so it happens
 * once and never goes backwards.
 */
export function createOrderRepository(connection: Connection) {
  const model = orderModel(connection)

  const changed = async (filter: object, set: object): Promise<boolean> =>
    (await model.updateOne(filter, { $set: set })).modifiedCount > 0

  const findSame = ({ userId, requestKey, invoiceId }: NewOrder) =>
    invoiceId === null
      ? requestKey === null
        ? null
        : model.findOne({ userId, requestKey }).lean<OrderDocument>()
      : model.findOne({ invoiceId }).lean<OrderDocument>()

  return {
    /** Stores a pending order; returns the existing one with the same invoice, or the same key of the same person. */
    async create(order: NewOrder): Promise<OrderDocument> {
      const { at, prefix, ...fields } = order
      return insertNumbered(
        model,
        { at, prefix },
        () => findSame(order),
        async () => ({ ...fields, status: 'pending', createdAt: at }),
      )
    },

    findByRequestKey: (userId: string, requestKey: string): Promise<OrderDocument | null> =>
      model.findOne({ userId, requestKey }).lean<OrderDocument>(),
    findById: (id: string): Promise<OrderDocument | null> => model.findById(id).lean<OrderDocument>(),
    findByInvoice: (invoiceId: string): Promise<OrderDocument | null> =>
      model.findOne({ invoiceId }).lean<OrderDocument>(),
    findByPayment: (paymentIntentId: string): Promise<OrderDocument | null> =>
      model.findOne({ paymentIntentId }).lean<OrderDocument>(),

    /**
     * Gives an unpaid order a new payment page, so that it is pending again.
     * @param from the statuses from which it does so
     */
    async openCheckout(
      id: string,
      checkout: NonNullable<OrderDocument['checkout']>,
      from: readonly OrderStatus[] = ['pending', 'failed', 'cancelled'],
    ): Promise<boolean> {
      const status: OrderStatus = 'pending'
      const set = { checkout, status, failure: null, waitsForBank: false }
      // A repeated request stores the same page again, which changes nothing.
      return (
        (await model.updateOne({ _id: id, status: trusted({ $in: [...from] }) }, { $set: set }))
          .matchedCount > 0
      )
    },

    /** Notes that the bank's answer is due, if the order's latest payment page is this one. */
    waitForBank: (id: string, checkoutId: string): Promise<boolean> =>
      changed(
        { _id: id, status: 'pending', waitsForBank: false, 'checkout.id': checkoutId },
        { waitsForBank: true },
      ),

    /** Returns true if the order was not paid before. */
    async pay(order: Pick<OrderDocument, '_id' | 'totalMinor'>, payment: OrderPayment): Promise<boolean> {
      const { at, paidMinor, ...rest } = payment
      const paidOtherMinor = paidMinor === order.totalMinor ? null : paidMinor
      const status: OrderStatus = 'paid'
      return changed(
        { _id: order._id, status: from(status) },
        { ...rest, status, paidAt: at, paidOtherMinor, failure: null, waitsForBank: false },
      )
    },

    /** @param checkoutId changes only an order whose latest payment page is this one */
    async fail(id: string, failure: PaymentFailure, checkoutId?: string): Promise<boolean> {
      const page = checkoutId === undefined ? {} : { 'checkout.id': checkoutId }
      const status: OrderStatus = 'failed'
      return changed({ _id: id, status: from(status), ...page }, { status, failure, waitsForBank: false })
    },

    /** @param checkoutId changes only an order whose latest payment page is this one */
    async cancel(id: string, failure: PaymentFailure, checkoutId?: string): Promise<boolean> {
      const page = checkoutId === undefined ? {} : { 'checkout.id': checkoutId }
      const status: OrderStatus = 'cancelled'
      return changed({ _id: id, status: from(status), ...page }, { status, failure, waitsForBank: false })
    },

    /**
     * Sets how much went back in all, of the order and of what was paid above its total; neither gets less. The
     * order is `refunded` once its whole total went back.
     */
    async refund(
      order: Pick<OrderDocument, '_id' | 'totalMinor'>,
      back: { refundedMinor: number; returnedSurplusMinor: number },
    ): Promise<boolean> {
      const { refundedMinor, returnedSurplusMinor } = back
      const isWhole = refundedMinor >= order.totalMinor
      const surplus = await changed(
        { _id: order._id, returnedSurplusMinor: trusted({ $not: { $gte: returnedSurplusMinor } }) },
        { returnedSurplusMinor },
      )
      const refunded = await changed(
        { _id: order._id, status: 'paid', refundedMinor: trusted({ $lt: refundedMinor }) },
        { refundedMinor, ...(isWhole ? { status: 'refunded' satisfies OrderStatus } : {}) },
      )
      return surplus || refunded
    },

    noteRefundReason: (id: string, refundReason: string): Promise<boolean> =>
      changed({ _id: id }, { refundReason }),

    /** Sets how many refunded credits were spent already; the number only grows, and opens a settled mismatch again. */
    noteSpentRefund: (id: string, spentRefundedCredits: number): Promise<boolean> =>
      changed(
        { _id: id, spentRefundedCredits: trusted({ $lt: spentRefundedCredits }) },
        { spentRefundedCredits, settledMismatch: null },
      ),

    /** Sets how much of the refunds failed after it had gone back; it only grows, and opens a settled mismatch again. */
    noteFailedRefund: (id: string, failedRefundMinor: number): Promise<boolean> =>
      changed(
        { _id: id, failedRefundMinor: trusted({ $not: { $gte: failedRefundMinor } }) },
        { failedRefundMinor, settledMismatch: null },
      ),

    /** Notes what an operator decided about a mismatch; returns false if the order has no open one. */
    settleMismatch: (
      id: string,
      settledMismatch: NonNullable<OrderDocument['settledMismatch']>,
    ): Promise<boolean> => changed({ _id: id, ...openMismatch }, { settledMismatch }),

    /** Unpaid orders with a payment page that were created before `before`, oldest first. */
    listUndecided: (before: Date, limit: number): Promise<OrderDocument[]> =>
      model
        .find({ status: 'pending', createdAt: trusted({ $lt: before }), checkout: trusted({ $ne: null }) })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<OrderDocument[]>(),

    /** Pending orders of a person, for anything. */
    listPending: (userId: string): Promise<OrderDocument[]> =>
      model.find({ userId, status: 'pending' }).lean<OrderDocument[]>(),

    /** Pending orders of a person for a plan. */
    listOpenPlanOrders: (userId: string): Promise<OrderDocument[]> =>
      model.find({ userId, status: 'pending', 'item.kind': 'plan' }).lean<OrderDocument[]>(),

    /** Orders of a person for a plan that a payment page may still pay: pending ones, and those with a page from before. */
    listPayablePlanOrders: (userId: string, now: Date): Promise<OrderDocument[]> =>
      model
        .find({
          userId,
          'item.kind': 'plan',
          $or: [
            { status: 'pending' },
            {
              status: trusted({ $in: ['failed', 'cancelled'] satisfies OrderStatus[] }),
              'checkout.expiresAt': trusted({ $gt: now }),
            },
          ],
        })
        .lean<OrderDocument[]>(),
  }
}

export type OrderRepository = ReturnType<typeof createOrderRepository>
