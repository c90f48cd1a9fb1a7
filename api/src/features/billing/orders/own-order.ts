import { AppError } from '@classeur/contracts'
import type { OrderDocument, OrderRepository } from '@classeur/database'
import { can, type Action, type Actor } from '@classeur/domain/access'

export type OwnOrder = (actor: Actor, id: string, action: Action) => Promise<OrderDocument>

/** Finds an order for an action. @throws AppError `general/not-found`, also for another person's order */
export const createOwnOrder =
  ({ orders }: { orders: Pick<OrderRepository, 'findById'> }): OwnOrder =>
  async (actor, id, action) => {
    const order = await orders.findById(id)
    if (!order || !can(actor, action, { ownerId: order.userId })) throw new AppError('general/not-found')
    return order
  }
