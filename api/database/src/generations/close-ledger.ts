import { chargeOf } from '@classeur/domain/credits'
import type { CreditLedger } from '../credits/credit-ledger.repository.ts'
import type { Generation } from './generation.model.ts'
import { payerOf } from './payer-of.ts'

/**
 * Settles the ledger of an ended generation. Safe to repeat and to interrupt: the charge depends only on the final
 * document, each entry has a unique key, and the reconciler repeats this until `settledAt` is set.
 */
export async function closeLedger(
  ledger: Pick<CreditLedger, 'settle'>,
  generation: Generation,
): Promise<void> {
  const { _id, price, parentId } = generation
  // The credits of a child are reserved and settled by its parent.
  if (price > 0 && parentId === undefined)
    await ledger.settle(payerOf(generation), String(_id), chargeOf(generation))
}
