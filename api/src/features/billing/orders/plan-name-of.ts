import type { OrderDocument, PlanRepository } from '@classeur/database'

/**
 * The name of an ordered plan in its data: the one when the order was paid, otherwise the present one. A plan that is gone
 * is named by its id.
 */
export async function planNameOf(
  { planName, item }: Pick<OrderDocument, 'planName' | 'item'>,
  plans: Pick<PlanRepository, 'findById'>,
): Promise<string> {
  if (item.kind === 'pack') return ''
  return planName ?? (await plans.findById(item.planId))?.name ?? item.planId
}
