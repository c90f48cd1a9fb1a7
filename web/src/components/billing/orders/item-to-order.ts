import type { CreateOrderRequest, OrderItem } from '@classeur/contracts'

/** The request that orders an item again. */
export const itemToOrder = (item: OrderItem): CreateOrderRequest['item'] =>
  item.kind === 'pack'
    ? { kind: 'pack', packId: item.packId }
    : { kind: 'plan', planId: item.planId, interval: item.interval }
