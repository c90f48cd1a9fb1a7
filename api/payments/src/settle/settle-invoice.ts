import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'
import { settleOrderOfInvoice } from './order-of-invoice.ts'
import { settleSubscription } from './settle-subscription.ts'

/** A bill: its order, then its subscription. */
export async function settleInvoice(
  deps: SettlementDependencies,
  id: string,
  changes: Changes,
): Promise<void> {
  const invoice = await deps.provider.findInvoice(id)
  if (!invoice) return
  await settleOrderOfInvoice(deps, invoice, changes)
  if (invoice.subscriptionId) await settleSubscription(deps, invoice.subscriptionId, changes)
}
