import type { EventSubject } from '../payment-provider.ts'
import type { Settlement, SettlementDependencies } from '../settlement.ts'
import { createChanges, type Changes } from './changes.ts'
import { settleCheckout } from './settle-checkout.ts'
import { settleInvoice } from './settle-invoice.ts'
import { settlePayment } from './settle-payment.ts'
import { settleSubscription } from './settle-subscription.ts'

type Settle = (deps: SettlementDependencies, id: string, changes: Changes) => Promise<void>

const settleKind: Record<EventSubject['kind'], Settle> = {
  checkout: settleCheckout,
  invoice: settleInvoice,
  payment: settlePayment,
  subscription: settleSubscription,
}

/**
 * Every step is one conditional write that can be repeated. A process that stops between two steps leaves its event
 * unprocessed, and the next one that processes it does the missing steps.
 */
export function createSettlement(deps: SettlementDependencies): Settlement {
  return {
    async settle({ kind, id }) {
      const changes = createChanges()
      try {
        await settleKind[kind](deps, id, changes)
      } finally {
        for (const event of changes.events()) await deps.announce(event)
      }
    },
  }
}
