import { schoolYearOf, schoolYearRange, type OrderStatus } from '@classeur/domain/billing'
import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { olderThan } from '../older-than.ts'
import { orderModel, type OrderDocument } from './order.model.ts'

const { trusted } = mongoose

/** Orders to list: those of one person, of several people, or of everybody (null; only for operators). */
export interface OrderFilter {
  userId: string | readonly string[] | null
  status?: OrderStatus | undefined
  /** The first calendar year of a school year. */
  schoolYear?: number | undefined
  /** The exact number of an order. */
  number?: string | undefined
}

/** The last order of the previous page. */
export interface OrderPosition {
  createdAt: Date
  id: string
}

export interface OrderTotals {
  orders: number
  paid: { currency: string; orders: number; totalMinor: number; taxMinor: number }[]
}

function queryOf({ userId, status, schoolYear, number }: OrderFilter): QueryFilter<OrderDocument> {
  const range = schoolYear === undefined ? null : schoolYearRange(schoolYear)
  return {
    ...(userId === null
      ? {}
      : { userId: typeof userId === 'string' ? userId : trusted({ $in: [...userId] }) }),
    ...(status === undefined ? {} : { status }),
    ...(number === undefined ? {} : { number }),
    ...(range ? { createdAt: trusted({ $gte: range.from, $lt: range.to }) } : {}),
  }
}

/** Lists of orders, newest first. */
export function createOrderLists(connection: Connection) {
  const model = orderModel(connection)

  return {
    /** At most `limit` orders after `position`. */
    page(filter: OrderFilter, position: OrderPosition | null, limit: number): Promise<OrderDocument[]> {
      const id = position && new mongoose.Types.ObjectId(position.id)
      const after = olderThan('createdAt', position && { at: position.createdAt, id })
      return model
        .find({ $and: [queryOf(filter), after] })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<OrderDocument[]>()
    },

    /** Over all matching orders. A paid order counts in full, also if a part of it went back. */
    async totals(filter: OrderFilter): Promise<OrderTotals> {
      const matching = await model
        .find(queryOf(filter), { status: 1, currency: 1, totalMinor: 1, taxMinor: 1 })
        .lean<Pick<OrderDocument, 'status' | 'currency' | 'totalMinor' | 'taxMinor'>[]>()
      const paid = new Map<string, OrderTotals['paid'][number]>()
      for (const { status, currency, totalMinor, taxMinor } of matching) {
        if (status !== 'paid') continue
        const sum = paid.get(currency) ?? { currency, orders: 0, totalMinor: 0, taxMinor: 0 }
        sum.orders += 1
        sum.totalMinor += totalMinor
        sum.taxMinor += taxMinor
        paid.set(currency, sum)
      }
      return { orders: matching.length, paid: [...paid.values()] }
    },

    /** The school years in which a person ordered, latest first. */
    async schoolYears(userId: string): Promise<number[]> {
      const dates = await model.find({ userId }, { createdAt: 1 }).lean<Pick<OrderDocument, 'createdAt'>[]>()
      return [...new Set(dates.map(({ createdAt }) => schoolYearOf(createdAt)))].sort((a, b) => b - a)
    },

    /** The numbers of orders by id, for the wallet's lines. */
    async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
      const orders = await model.find({ _id: trusted({ $in: [...ids] }) }, { number: 1 }).lean()
      return new Map(orders.map(({ _id, number }) => [String(_id), number]))
    },
  }
}

export type OrderLists = ReturnType<typeof createOrderLists>
