import { ObjectIdString } from '@classeur/contracts'
import type { OrderDocument } from '@classeur/database'
import type { SettlementDependencies } from '../settlement.ts'

/** The order that the provider's metadata names; null if they name none of this installation. */
export const findOrder = async (
  { orders }: Pick<SettlementDependencies, 'orders'>,
  id: string | null,
): Promise<OrderDocument | null> => (ObjectIdString.safeParse(id).success && id ? orders.findById(id) : null)
