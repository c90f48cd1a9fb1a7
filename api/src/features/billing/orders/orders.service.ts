import type { ListOrdersQuery, Order, OrderPage, OrdersFileQuery } from '@classeur/contracts'
import type { OrderDocument, OrderLists, SchoolRepository } from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { AppError } from '@classeur/contracts'
import { renderOrdersCsv } from '@classeur/documents'
import { decodeCursor, encodeCursor } from '../../../paging/list-cursor.ts'
import type { OrderViews } from './order-views.ts'
import type { OwnOrder } from './own-order.ts'

const pageSize = 30
/** Orders of a file are read in portions of this size. */
const portion = 200

export interface OrdersDependencies {
  orderLists: OrderLists
  schools: Pick<SchoolRepository, 'findByMember'>
  views: OrderViews
  ownOrder: OwnOrder
}

/** A person's own orders. */
export function createOrdersService({ orderLists, schools, views, ownOrder }: OrdersDependencies) {
  const filterOf = (actor: Actor, { status, year }: Pick<ListOrdersQuery, 'status' | 'year'>) => {
    if (!can(actor, 'order:read', { ownerId: actor.userId })) throw new AppError('general/not-found')
    return { userId: actor.userId, status, schoolYear: year }
  }
  const positionOf = ({ createdAt, _id }: OrderDocument) => ({ createdAt, id: String(_id) })

  return {
    /** @throws AppError `general/validation-failed` for an invalid cursor */
    async list(actor: Actor, query: ListOrdersQuery): Promise<OrderPage> {
      const filter = filterOf(actor, query)
      const after = decodeCursor(query.cursor ?? null)
      const position = after && { createdAt: after.at, id: after.id }
      const [listed, totals, years] = await Promise.all([
        orderLists.page(filter, position, pageSize + 1),
        orderLists.totals(filter),
        orderLists.schoolYears(actor.userId),
      ])
      const page = listed.slice(0, pageSize)
      const last = page.at(-1)
      const next = listed.length > pageSize && last ? { at: last.createdAt, id: String(last._id) } : null
      return {
        orders: await views.showAll(page),
        nextCursor: next && encodeCursor(next),
        totals,
        years,
      }
    },

    async get(actor: Actor, id: string): Promise<Order> {
      return views.show(await ownOrder(actor, id, 'order:read'))
    },

    /** All matching orders as CSV, newest first; the days are those of the person's school. */
    async file(actor: Actor, query: OrdersFileQuery): Promise<Buffer> {
      const filter = filterOf(actor, query)
      const orders: OrderDocument[] = []
      for (;;) {
        const last = orders.at(-1)
        const more = await orderLists.page(filter, last ? positionOf(last) : null, portion)
        orders.push(...more)
        if (more.length < portion) break
      }
      const school = await schools.findByMember(actor.userId)
      const timeZone = school?.timeZone ?? 'UTC'
      return renderOrdersCsv(await views.showAll(orders), query.language, { timeZone })
    },
  }
}

export type OrdersService = ReturnType<typeof createOrdersService>
